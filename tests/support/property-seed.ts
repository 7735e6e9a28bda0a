import fc from 'fast-check';

/**
 * The engine's properties are tried on the same examples in every run: one that breaks a rule, or takes long, as one in
 * 60,000 random problems does, shows where it is looked for, and not to whoever changes something else.
 * `npm run test:soak -- properties` tries others; PROPERTY_SEED repeats what it tried.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121) });
