import { createServer } from 'node:http';
import { z } from 'zod';
import { createAuthSettings } from './auth-settings.ts';

export const REF = 'abcdefghijklmnopqrst';
export const TOKEN = `sbp_${'0123456789'.repeat(4)}`;

export interface Asked {
  method: string;
  path: string;
  body: string;
}

export interface ManagementStandIn {
  url: string;
  asked: Asked[];
  auth: Record<string, unknown>;
  stop(): Promise<void>;
}

const project = {
  id: REF,
  ref: REF,
  organization_id: 'owner',
  organization_slug: 'owner',
  name: 'A project',
  region: 'us-east-1',
  created_at: '2026-01-01T00:00:00Z',
  status: 'ACTIVE_HEALTHY',
  database: {
    host: 'localhost',
    version: '17.6.1',
    postgres_engine: '17',
    release_channel: 'ga',
  },
};

const pool = {
  db_pool: null,
  db_pool_acquisition_timeout: 10,
  db_pool_max_lifetime: 1800,
  db_pool_max_idletime: 30,
};

/** Defaults of a new project outside Auth. The CLI sends only settings that differ from them. */
const settings = {
  database: {
    major_version: 17,
    ssl_enforced: false,
    network_restrictions: {
      entitlement: 'allowed',
      status: 'applied',
      allowed_cidrs: [{ address: '0.0.0.0/0', type: 'v4' }],
    },
    postgres_settings: {},
  },
  pooler: {
    pool_mode: 'transaction',
    ignore_startup_parameters: '',
    server_idle_timeout: 60,
    server_lifetime: 3600,
    query_wait_timeout: 120,
    reserve_pool_size: 0,
    default_pool_size: 15,
    max_client_conn: 200,
  },
  api: {
    db_schema: 'public,graphql_public',
    db_extra_search_path: 'public,extensions',
    max_rows: 500,
    ...pool,
  },
  realtime: {
    private_only: false,
    max_concurrent_users: 200,
    max_events_per_second: 100,
    max_bytes_per_second: 100_000,
    max_channels_per_client: 100,
    max_joins_per_second: 100,
    max_presence_events_per_second: 100,
    max_payload_size_in_kb: 100,
    presence_enabled: true,
    suspend: false,
    connection_pool: 2,
    postgres_changes_pool: null,
  },
  storage: {
    file_size_limit: 52_428_800,
    features: {
      image_transformation: { enabled: false },
      s3_protocol: { enabled: true },
      purge_cache: { enabled: false },
      iceberg_catalog: { enabled: false, max_namespaces: 1, max_tables: 1, max_catalogs: 1 },
      vector_buckets: { enabled: false, max_buckets: 1, max_indexes: 1 },
    },
    capabilities: { list_v2: true, iceberg_catalog: false, object_versioning: false },
    upstream_target: 'main',
    migration_version: null,
  },
};

const sentSettings = z.record(z.string(), z.unknown());

/** Serves the part of the Management API that the CLI uses in a push. `query` runs SQL as `postgres`. */
export async function startManagement(
  query: (sql: string) => Promise<unknown>,
): Promise<ManagementStandIn> {
  const asked: Asked[] = [];
  const auth = createAuthSettings();

  const deployFunction = (slug: string) => ({
    id: slug,
    slug,
    name: slug,
    status: 'ACTIVE',
    version: 1,
    created_at: 0,
    updated_at: 0,
    verify_jwt: false,
  });

  async function answer(method: string, { pathname, searchParams }: URL, body: string) {
    const path = pathname.replace(`/v1/projects/${REF}`, '');
    const sent = () => sentSettings.parse(JSON.parse(body));
    switch (`${method} ${path}`) {
      case 'GET ':
        return project;
      case 'GET /billing/addons':
        return { selected_addons: [], available_addons: [] };
      case `GET /v2/projects/${REF}/config`:
        return {
          data: { type: 'project_config', id: REF, attributes: { ...settings, auth } },
        };
      case 'PATCH /postgrest':
        return { ...pool, ...sent() };
      case 'POST /network-restrictions/apply':
        return { entitlement: 'allowed', status: 'applied', config: sent() };
      case 'PUT /ssl-enforcement':
        return { currentConfig: sent()['requestedConfig'], appliedSuccessfully: true };
      case 'PATCH /config/auth':
        return Object.assign(auth, sent());
      case 'PATCH /config/storage':
        return sent();
      case 'POST /functions/deploy':
        return deployFunction(searchParams.get('slug') ?? '');
      case 'PUT /functions':
        return { functions: [] };
      case 'POST /database/query':
        return query(z.object({ query: z.string() }).parse(JSON.parse(body)).query);
      default:
        return undefined;
    }
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '' } = request;
      const body = Buffer.concat(chunks).toString();
      asked.push({ method, path: url.replace(`/v1/projects/${REF}`, ''), body });
      const reply = (status: number, content: unknown) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(content));
      if (request.headers.authorization !== `Bearer ${TOKEN}`) {
        reply(401, { message: 'Unauthorized' });
        return;
      }
      answer(method, new URL(url, 'http://stand-in'), body).then(
        (found) => {
          if (found === undefined) reply(404, { message: `no ${method} ${url}` });
          else reply(method === 'POST' ? 201 : 200, found);
        },
        (error: unknown) => reply(400, { message: String(error) }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    auth,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
