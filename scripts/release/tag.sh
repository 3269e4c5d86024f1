#!/usr/bin/env bash
# Tags the version that was published, signed with the key in SIGNING_KEY (an SSH key), and makes a GitHub release of it.
set -euo pipefail
cd "$(dirname "$0")/../.."
tag=v$(node -p "require('./packages/query/package.json').version")
key=$(mktemp)
trap 'rm -f "$key"' EXIT
printf '%s\n' "${SIGNING_KEY:?has the private key that signs tags}" >"$key"
git -c gpg.format=ssh -c user.signingkey="$key" -c user.name='Pinakes releases' -c user.email=releases@users.noreply.github.com \
	tag --sign "$tag" --message "Pinakes $tag"
git push origin "$tag"
gh release create "$tag" --verify-tag --title "$tag" --notes-file release/notes.md release/*.tgz release/*.cdx.json
