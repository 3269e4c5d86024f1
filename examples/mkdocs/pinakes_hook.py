"""Indexes the documents at the end of a build of MkDocs, and publishes the index with the site."""

import os
import subprocess


def on_post_build(config):
    def run(*arguments, check=True):
        subprocess.run(["npx", "pinakes", *arguments], check=check)

    # An anchor that is not there fails a strict build, as other warnings of MkDocs do.
    run("lint", config["docs_dir"], "--site", config["site_dir"], check=config["strict"])
    run("build", config["docs_dir"], "--out", ".pinakes")
    run("publish-site", "--index", ".pinakes", "--out", os.path.join(config["site_dir"], "search"))
