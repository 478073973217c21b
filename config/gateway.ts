import env from '#start/env'

const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== '')

/** Longer than that a submission is not held for one try. */
const MOST_SECONDS = 600

/** Whom partners are, whatever the way: AS2, S3, the FDA. */
export default {
  /** `host:port`, or `host` for port 443: to nobody else is anything sent. */
  hosts: listOf(env.get('AS2_HOSTS')),
  /** Networks of loopback, private and link-local addresses that may be reached: `10.1.0.0/16`. */
  networks: listOf(env.get('AS2_NETWORKS')),
  /** How long a partner may take for one exchange. */
  seconds: Math.min(env.get('AS2_SECONDS', 300), MOST_SECONDS),
}
