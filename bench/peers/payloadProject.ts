import { UNIT_VALUES, VALUES } from './sample';

const CONFIG = `import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';
import sharp from 'sharp';

const here = path.dirname(fileURLToPath(import.meta.url));
const text = (name) => ({ name, type: 'text' });
const signedIn = ({ req }) => Boolean(req.user);
const ofBrand = ({ req }) => (req.user ? { brand: { equals: req.user.brand } } : false);

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET,
  sharp,
  telemetry: false,
  typescript: { autoGenerate: false },
  db: postgresAdapter({
    // With its default of ten connections, sixteen that write wait for each other for ever.
    pool: { connectionString: process.env.DATABASE_URL, max: 40 },
    idType: 'uuid',
    push: false,
    migrationDir: path.join(here, 'migrations'),
  }),
  collections: [
    { slug: 'users', auth: { tokenExpiration: 86400 }, fields: [text('brand')] },
    {
      slug: 'properties',
      access: { read: ofBrand, create: signedIn, update: ofBrand },
      fields: [
        { ...text('brand'), index: true },
        text('name'),
        { ...text('slug'), index: true },
        ...${JSON.stringify(VALUES)}.map(text),
        { name: 'units', type: 'array', fields: ${JSON.stringify(UNIT_VALUES)}.map(text) },
      ],
    },
    {
      slug: 'media',
      access: { read: signedIn, create: signedIn },
      upload: { staticDir: process.env.UPLOADS, mimeTypes: ['image/*'] },
      fields: [],
    },
  ],
});
`;

const ROUTE = `import config from '../../../payload.config.js';
import { REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes';

export const GET = REST_GET(config);
export const POST = REST_POST(config);
export const PATCH = REST_PATCH(config);
`;

/**
 * The files that turn a folder into a project, in which payload, @payloadcms/next, @payloadcms/db-postgres, next, react and
 * sharp are installed, by their paths in the folder.
 */
export const payloadProject: Readonly<Record<string, string>> = {
  'payload.config.js': CONFIG,
  'app/api/[...slug]/route.js': ROUTE,
  'next.config.mjs': `import { withPayload } from '@payloadcms/next/withPayload';\nexport default withPayload({});\n`,
};
