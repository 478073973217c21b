import env from '#start/env'

const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== '')

export default {
  /** `host:port`, or `host` for port 443, beside those of PubMed and Europe PMC: nobody else is asked. */
  hosts: listOf(env.get('LITERATURE_HOSTS')),
  /** How long a database may take for one answer. */
  seconds: Math.min(env.get('LITERATURE_SECONDS', 60), 600),
}
