// `npm run -s push:keys` prints a new key pair for pushes, as lines of an environment: the first for the build of the
// site, the others for the function `reminders`.
import { ensureInstalled, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { createPushKeys } = await import('../supabase/local/keys.ts');
const { pushPublicKey, pushPrivateKey } = await createPushKeys();
console.log(`VITE_PUSH_PUBLIC_KEY=${pushPublicKey}
PUSH_PUBLIC_KEY=${pushPublicKey}
PUSH_PRIVATE_KEY=${pushPrivateKey}`);
