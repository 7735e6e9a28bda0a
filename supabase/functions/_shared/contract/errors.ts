/**
 * Error codes of the procedures: the JSON-RPC number in the body and the HTTP status. Source: the product's error
 * catalog; the numbers match tRPC 11.
 */
export const ERROR_CODES = {
  PARSE_ERROR: { code: -32700, httpStatus: 400 },
  BAD_REQUEST: { code: -32600, httpStatus: 400 },
  INTERNAL_SERVER_ERROR: { code: -32603, httpStatus: 500 },
  UNAUTHORIZED: { code: -32001, httpStatus: 401 },
  FORBIDDEN: { code: -32003, httpStatus: 403 },
  NOT_FOUND: { code: -32004, httpStatus: 404 },
  METHOD_NOT_SUPPORTED: { code: -32005, httpStatus: 405 },
  TIMEOUT: { code: -32008, httpStatus: 408 },
  CONFLICT: { code: -32009, httpStatus: 409 },
  PRECONDITION_FAILED: { code: -32012, httpStatus: 412 },
  PAYLOAD_TOO_LARGE: { code: -32013, httpStatus: 413 },
  UNPROCESSABLE_CONTENT: { code: -32022, httpStatus: 422 },
  TOO_MANY_REQUESTS: { code: -32029, httpStatus: 429 },
  CLIENT_CLOSED_REQUEST: { code: -32099, httpStatus: 499 },
} as const;

export type ErrorName = keyof typeof ERROR_CODES;
