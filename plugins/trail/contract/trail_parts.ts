/**
 * The parts of the trail of a project: what was done to cases, what to queries, all else that was done in
 * it with what left it in files, and who signed in of its people.
 */
export const trailParts = ['audit', 'query', 'operation', 'sign_in'] as const

export type TrailPart = (typeof trailParts)[number]

/** Acts by which data leave the project in a file; they change nothing. */
const givesOut = (act: string): boolean => /[._](?:exported|printed|downloaded)$/.test(act)

/** Which part a line of the project belongs to; of sign-ins there are none in it. */
export function partOf(subject: string, act: string): Exclude<TrailPart, 'sign_in'> {
  if (givesOut(act)) return 'operation'
  if (subject === 'case') return 'audit'
  return subject === 'query' ? 'query' : 'operation'
}
