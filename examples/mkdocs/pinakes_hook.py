"""Indexes the documents at the end of a build of MkDocs, and publishes the index with the site."""

import os
import subprocess


def on_post_build(config):
    def run(*arguments):
        subprocess.run(["npx", "pinakes", *arguments], check=True)

    run("lint", config["docs_dir"], "--site", config["site_dir"])
    run("build", config["docs_dir"], "--out", ".pinakes")
    run("publish-site", "--index", ".pinakes", "--out", os.path.join(config["site_dir"], "search"))
