import { serverUrlOf } from '#kernel/database/embedded/server_role'

/**
 * The settings of a process in production on a database of the tests, whose DATABASE_URL is the
 * owner's: it signs in as a role that owns nothing, and a command knows the owner too.
 */
export function asServer(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { DATABASE_URL: owner, DATABASE_OWNER_URL: isTold } = env
  if (!owner || isTold !== undefined) return env
  return { ...env, DATABASE_URL: serverUrlOf(owner), DATABASE_OWNER_URL: owner }
}
