import { packRows } from '#kernel/database/packed_rows'

import type { PackedRelease } from '#plugins/coding/contract/release'
import { levelNumbers, type Release } from '#plugins/coding/med_ascii/release'

/** A release of MedDRA as rows of its tables. */
export function packRelease(release: Release): PackedRelease {
  const { version, language, encoding, terms, paths, smqs, members } = release
  const numbered = terms.map((term) => ({ ...term, level: levelNumbers[term.level] }))
  const parts = [
    ...packRows('dictionary_terms', numbered),
    ...packRows('dictionary_paths', paths),
    ...packRows('dictionary_smqs', smqs),
    ...packRows('dictionary_smq_members', members),
  ]
  return { version, language, encoding, counts: countsOf(release), parts }
}

function countsOf({ terms, paths, smqs, members }: Release) {
  const byLevel = { soc: 0, hlgt: 0, hlt: 0, pt: 0, llt: 0 }
  let nonCurrent = 0
  for (const { level, isCurrent } of terms) {
    byLevel[level]++
    if (!isCurrent) nonCurrent++
  }
  const counted = { paths: paths.length, smqs: smqs.length, members: members.length }
  return { ...byLevel, nonCurrent, ...counted }
}
