"""Makes packages/indexer/data/word-vectors.{txt,bin}: vectors of English word pieces, and of Chinese words in the same space.

    python3 research/word-vectors/make-table.py FOLDER ALIGNED

FOLDER has the English table, ALIGNED is what aligned-words.js wrote; see README.md. Needs numpy and scipy.
"""
import json
import re
import sys
import unicodedata
from collections import Counter

import numpy as np
import scipy.sparse as sp

DIMENSIONS = 256  # of the 384 columns, which are in the order of their variance
LEVELS = 7  # numbers are whole, from -7 to 7
CLIP = 2.9  # in units of a row's root mean square: larger numbers are cut off
CHINESE_WORDS = 20_000  # the commonest
RIDGE = 0.1
ROUNDS = 40
PIECE = re.compile(r"(##)?[a-z0-9]+|[!-/:-@\[-`{-~]")
# Words that only join others: they are cut off as words, and say nothing.
JOINING = (
    "的 了 是 在 和 与 及 或 以 从 对 为 中 可 将 被 您 你 我们 它 这 那 个 一 有 不 使用 如何 怎么 什么 地 着 把 使 之 其 "
    "我 想 帮 帮我 给 给我 怎样 怎么样 想要 需要 请 能 吗 呢 吧 要 就 都 也 很 太 跟 让 用 到 去 来 做 一下 一个 一些 哪些 有什么 现在 多少"
).split()


def main(folder, aligned):
    pieces = open(f"{folder}/vocabulary.txt", encoding="utf8").read().split("\n")
    numbers = np.fromfile(f"{folder}/static-en-384.int8", dtype=np.int8).reshape(-1, 384)
    scales = np.fromfile(f"{folder}/scales.float32", dtype=np.float32)
    vectors = quantize(numbers[:, :DIMENSIONS].astype(np.float32) / 127 * scales[: len(numbers), None])
    numbered = {piece: i for i, piece in enumerate(pieces)}
    rows = {piece: vectors[i] for i, piece in enumerate(pieces) if PIECE.fullmatch(piece)}
    data = json.load(open(aligned, encoding="utf8"))
    chinese = train_chinese(data["pairs"], lambda text: cut(text, numbered), vectors)
    common = sorted(data["frequencies"], key=lambda row: -row[1])
    known = [word for word, _ in common if word in chinese][:CHINESE_WORDS]
    rows.update({word: chinese[word] for word in known})
    rows.update({word: np.zeros(DIMENSIONS, np.float32) for word in JOINING})
    write(dict(sorted(rows.items(), key=lambda row: row[0])))


def cut(text, numbered):
    """Cuts an English text into word pieces as BERT does: the longest first."""
    plain = "".join(c for c in unicodedata.normalize("NFD", text.lower()) if unicodedata.category(c) != "Mn")
    found = []
    for word in re.findall(r"[a-z0-9]+|[^\sa-z0-9]", plain):
        own, start = [], 0
        while start < len(word):
            ends = (end for end in range(len(word), start, -1) if ("##" if start else "") + word[start:end] in numbered)
            end = next(ends, None)
            if end is None:
                own = []
                break
            own.append(numbered[("##" if start else "") + word[start:end]])
            start = end
        found += own
    return found


def train_chinese(pairs, cut_english, vectors):
    """Chinese words whose sum is nearest to the sum of the English side's pieces, by ridge regression.

    Each pair counts in proportion to 1 / the length of its English sum, so that long strings do not outweigh words.
    """
    usable = [(words, cut_english(english)) for english, words, _ in pairs if words]
    usable = [(words, english) for words, english in usable if english]
    targets = np.array([vectors[english].sum(0) for _, english in usable], np.float32)
    weights = 1 / np.sqrt(np.maximum(np.linalg.norm(targets, axis=1), 1e-6))
    names = sorted({word for words, _ in usable for word in words})
    numbers = {word: i for i, word in enumerate(names)}
    ends = np.cumsum([0] + [len(words) for words, _ in usable])
    columns = [numbers[word] for words, _ in usable for word in words]
    counts = sp.csr_matrix((np.ones(len(columns), np.float32), columns, ends), shape=(len(usable), len(names)))
    counts = sp.diags(weights) @ counts
    products, wanted = (counts.T @ counts).tocsr(), counts.T @ (targets * weights[:, None])
    # Conjugate gradients, all columns at once, with the diagonal as preconditioner.
    inverse = 1 / (products.diagonal() + RIDGE)[:, None]
    solution, rest = np.zeros_like(wanted), wanted.copy()
    scaled = inverse * rest
    step, size = scaled.copy(), (rest * scaled).sum(0)
    for _ in range(ROUNDS):
        image = products @ step + RIDGE * step
        length = size / ((step * image).sum(0) + 1e-12)
        solution += length * step
        rest -= length * image
        scaled = inverse * rest
        next_size = (rest * scaled).sum(0)
        step, size = scaled + next_size / (size + 1e-12) * step, next_size
    print(len(usable), "pairs,", len(names), "Chinese words")
    return dict(zip(names, solution))


def quantize(rows):
    return levels(rows)[0] * levels(rows)[1]


def levels(rows):
    spread = CLIP * np.sqrt((rows**2).mean(1, keepdims=True))
    scale = np.maximum(np.minimum(np.abs(rows).max(1, keepdims=True), spread), 1e-12) / LEVELS
    return np.clip(np.round(rows / scale), -LEVELS, LEVELS), scale.astype(np.float32)


def write(rows):
    """The text file has a word to a line; the other one the scales, then two numbers to a byte, plus 8, the first one low."""
    whole, scale = levels(np.array(list(rows.values()), np.float32))
    nibbles = (whole + 8).astype(np.uint8)
    with open("packages/indexer/data/word-vectors.txt", "w", encoding="utf8") as out:
        out.write("\n".join(rows))
    with open("packages/indexer/data/word-vectors.bin", "wb") as out:
        out.write(scale.astype("<f4").tobytes())
        out.write((nibbles[:, ::2] | (nibbles[:, 1::2] << 4)).tobytes())
    print(len(rows), "rows")


main(*sys.argv[1:])
