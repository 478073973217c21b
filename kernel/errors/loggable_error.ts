interface LoggableError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: LoggableError
  /** Of a database error: where it happened. */
  readonly table?: string
  readonly constraint?: string
}

/**
 * What the log keeps of an error. Databases and parsers quote the values that they stumbled over,
 * and in this product a value may name a patient: such a text is left out, the kind of failure,
 * the statement without its values and the place in the program stay.
 */
export function loggableError(error: unknown): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something else was thrown' }
  const { code, table, constraint } = error as Error & Record<string, unknown>
  return {
    type: error.constructor.name,
    message: safeMessage(error),
    ...texts({ code, table, constraint }),
    stack: framesOf(error),
    ...(error.cause === undefined ? {} : { cause: loggableError(error.cause) }),
  }
}

function safeMessage(error: Error): string {
  const { code, routine } = error as Error & { code?: string; routine?: string }
  if (routine === undefined) {
    // JSON.parse and its like quote what they read.
    return error instanceof SyntaxError
      ? error.message.replace(/".*"|'.*'/gs, '"..."')
      : error.message
  }
  const [statement, ...rest] = error.message.split(' - ')
  return `${rest.length > 0 ? `${statement} - ` : ''}refused by the database with ${code}`
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

function texts(values: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(values).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(entries) as Record<string, string>
}
