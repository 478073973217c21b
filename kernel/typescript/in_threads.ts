/** Threads load the source as this process does: TypeScript here, JavaScript after a build. */
export const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js'

/** What Node is told when a thread is started. */
export const loaders =
  extension === '.ts' ? ['--import', new URL('./register.mjs', import.meta.url).href] : []
