// `npm run -s push:keys` prints a new pair of keys for pushes, as lines of an environment: the first for the build and the function
// `reminders`, the second for the function alone.
import { ensureInstalled, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { createPushKeys } = await import('../supabase/local/keys.ts');
const { pushPublicKey, pushPrivateKey } = await createPushKeys();
console.log(`VITE_PUSH_PUBLIC_KEY=${pushPublicKey}\nPUSH_PRIVATE_KEY=${pushPrivateKey}`);
