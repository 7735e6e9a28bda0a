import { initTRPC, TRPCError } from '@trpc/server';
import type { Context } from './context.ts';
import { describeInvalidInput, RateLimitError } from './failure.ts';
import { transformer } from './transformer.ts';

const t = initTRPC.context<Context>().create({
  transformer,
  isDev: false,
  errorFormatter: ({ shape, error }) => {
    const { code, httpStatus, path } = shape.data;
    const fields = describeInvalidInput(error.cause);
    const data = { code, httpStatus, ...(path === undefined ? {} : { path }), ...fields };
    if (fields !== null) return { ...shape, message: 'The input does not fit.', data };
    if (code === 'INTERNAL_SERVER_ERROR') {
      return { ...shape, message: 'Something went wrong on our side.', data };
    }
    return { ...shape, data };
  },
});

export const createRouter = t.router;
/** @internal Tests call procedures by it. */
export const createCallerFactory = t.createCallerFactory;

/** Procedure for signed-in members only. */
export const memberProcedure = t.procedure.use(async ({ ctx, next }) =>
  next({ ctx: { member: await ctx.authenticate() } }),
);

/**
 * Counts a write toward the member's mutations of the minute. It comes after the input's check, because an invalid
 * request writes nothing.
 */
export const limitMutations = t.middleware(async ({ ctx, next }) => {
  const secondsToWait = await ctx.countMutations();
  if (secondsToWait > 0) {
    throw new TRPCError({
      code: 'TOO_MANY_REQUESTS',
      message: `Too many changes at once. Try again in ${secondsToWait} s.`,
      cause: new RateLimitError(secondsToWait),
    });
  }
  return next();
});
