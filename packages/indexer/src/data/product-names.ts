/**
 * Products, programming languages and frameworks that people also name in lower case. A unit that does not speak of the
 * one that a goal names is hardly meant by it. Names that are common words (go, swift, express) are not among them: those
 * count where they are written with a capital.
 */
export const PRODUCT_NAMES: readonly string[] =
	// Languages and their runtimes.
	(
		'python golang kotlin scala clojure haskell elixir erlang ocaml fsharp csharp javascript typescript coffeescript fortran ' +
		'cobol matlab delphi lua perl php vb6 vba solidity wasm webassembly nodejs dotnet jvm graalvm ' +
		// Frameworks and libraries.
		'angularjs vuejs jquery nextjs nuxt gatsby django fastapi rails laravel symfony springboot quarkus micronaut nestjs aspnet ' +
		'blazor xamarin cordova tauri tailwind threejs phaser pandas numpy pytorch tensorflow keras sklearn opencv yolo langchain ' +
		'vue vuex svelte sveltekit solidjs preact alpinejs htmx angular emberjs pinia zustand mobx tanstack vuetify vitepress docusaurus ' +
		'swiftui streamlit gradio pydantic asyncio aiohttp axios lodash pyspark polars ' +
		'llamaindex huggingface graphql grpc websocket webrtc protobuf oauth celery hibernate prisma sqlalchemy redux rxjs ' +
		// Tests and builds.
		'pytest junit vitest jest mocha cypress selenium playwright rspec testng nunit xunit mstest mockito appium gradle maven webpack vite ' +
		'eslint nuget npm pnpm conda cmake bazel ' +
		// Databases, queues and search.
		'postgres postgresql mysql mariadb sqlite mongodb mongo cassandra redis memcached dynamodb cosmosdb neo4j couchdb influxdb ' +
		'timescaledb cockroachdb tidb supabase elasticsearch opensearch solr clickhouse bigquery redshift databricks hadoop kafka ' +
		'rabbitmq nats airflow dbt pinecone weaviate qdrant milvus pgvector ' +
		// Clouds, operations and monitoring.
		'kubernetes k8s docker podman terraform pulumi ansible vagrant jenkins circleci gitlab github bitbucket argocd nginx haproxy ' +
		'istio openshift aws azure gcp google heroku vercel netlify cloudflare digitalocean firebase ubuntu debian fedora centos freebsd ' +
		'macos ios android raspberry arduino esp32 grafana prometheus datadog kibana splunk cloudwatch dynatrace opentelemetry ' +
		// Applications and services.
		'jira trello asana slack discord telegram whatsapp wechat salesforce shopify wordpress drupal joomla magento hubspot zendesk ' +
		'stripe paypal twilio zapier photoshop figma blender autocad godot roblox minecraft tableau powerbi powerpoint ' +
		'airtable openai chatgpt anthropic youtube instagram tiktok facebook linkedin reddit'
	).split(' ');
