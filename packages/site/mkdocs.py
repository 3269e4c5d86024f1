"""A hook of MkDocs: the search box of Pinakes in place of its own search, over all pages.

    hooks:
      - node_modules/@pinakes/site/mkdocs.py
"""

import json
import os
import subprocess
from urllib.parse import urlsplit

from mkdocs.plugins import event_priority

BOX = '<pinakes-search index="{root}{path}/index/" pages="{root}"{style}></pinakes-search>'
SCRIPT = '<script type="module" src="{root}{path}/pinakes-search.js"></script>'
# The link to the repository in the bar of Material, before which its own search is.
SOURCE = '<div class="md-header__source">'

addresses = {}


@event_priority(100)
def on_config(config):
    """Turns the search of MkDocs off before it begins, so that the theme leaves its button out."""
    plugins = config["plugins"]
    own = [plugins.pop(name) for name in ("search", "material/search") if name in plugins]
    for methods in plugins.events.values():
        methods[:] = [method for method in methods if getattr(method, "__self__", None) not in own]
    return config


def on_files(files, config):
    """Notes the addresses of all pages, from the top of the site, as it may be put into any folder."""
    addresses.clear()
    for file in files.documentation_pages():
        addresses[file.src_uri] = "./" + file.url.removeprefix("./")
    return files


def search_path(config):
    """Returns the name of the folder of the search."""
    return config["extra"].get("pinakes", {}).get("path", "search").strip("/")


def on_post_page(output, page, config):
    return with_box(output, "../" * page.url.removeprefix("./").count("/") or "./", config)


def on_post_template(output_content, template_name, config):
    """The page for missing addresses is shown at any of them."""
    if template_name != "404.html":
        return output_content
    return with_box(output_content, urlsplit(config["site_url"] or "").path.rstrip("/") + "/", config)


def with_box(output, root, config):
    """Puts the box at the end of the bar at the top: of Material, of the theme mkdocs, or else before the page."""
    name = config["theme"].name
    path = search_path(config)
    box = BOX.format(root=root, path=path, style=' style="margin-inline: .4rem"' if name == "material" else "")
    head, body_tag, body = output.partition("<body")
    head = head.replace("</head>", SCRIPT.format(root=root, path=path) + "</head>", 1)
    if name == "material" and "</nav>" in body:
        end = SOURCE if SOURCE in body else "</nav>"
        body = body.replace(end, box + end, 1)
    elif name == "mkdocs" and 'id="navbar-collapse"' in body:
        bar, tag, rest = body.partition('<ul class="nav navbar-nav m')
        start, end, rest = rest.partition(">")
        body = bar + tag + start + end + '<li class="nav-item">' + box + "</li>" + rest
    else:
        attributes, end, rest = body.partition(">")
        body = attributes + end + box + rest
    return head + body_tag + body


def on_post_build(config):
    """Writes the search with the site."""
    search = {
        "folder": config["docs_dir"],
        "site": {"generator": "mkdocs", "addresses": addresses},
        "title": config["site_name"],
        "cache": os.path.join(os.path.dirname(config["config_file_path"]), "node_modules", ".cache", "pinakes"),
        "out": os.path.join(config["site_dir"], search_path(config)),
        "built": {"folder": config["site_dir"], "base": "./"},
    }
    writer = os.path.join(os.path.dirname(os.path.abspath(__file__)), "dist", "write-search.js")
    subprocess.run(["node", writer], input=json.dumps(search), text=True, check=True)
