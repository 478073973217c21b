import { spawnAce } from '#tests/faults/kit/spawn_ace'

interface AuditVerdict {
  readonly lines: number
  readonly chains: number
  readonly faults: readonly unknown[]
}

/** Runs `ace audit:verify` on a database. */
export async function auditVerdict(url: string): Promise<AuditVerdict> {
  const { ended } = spawnAce(['audit:verify', '--json'], { DATABASE_URL: url })
  const { stdout, stderr } = await ended
  const json = stdout.slice(stdout.indexOf('{'))
  if (!json) throw new Error(`audit:verify says nothing:\n${stderr}`)
  return JSON.parse(json)
}
