using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
	services = [(name = "handbook", worker = (
		compatibilityDate = "2026-01-01",
		modules = [(name = "worker.js", esModule = embed "dist/worker.js")],
	))],
	sockets = [(name = "http", address = "127.0.0.1:8787", http = (), service = "handbook")],
);
