import type { VersionKind } from '#plugins/cases/contract'

/** Kinds of the versions that follow the first report of a case. */
export const laterKinds = ['follow-up', 'amendment', 'nullification'] as const

export type LaterKind = (typeof laterKinds)[number]

/** Acts by which somebody creates a version by hand; a message that comes in opens one under another. */
export const versionActs = {
  'follow-up': 'case.follow_up_created',
  'amendment': 'case.amendment_created',
  'nullification': 'case.nullification_created',
} as const satisfies Record<LaterKind, string>

/** The chain of a case as it ends now. */
export interface ChainEnd {
  readonly version: number
  readonly versionKind: VersionKind
  /** It stands where its process has ended: the version is open no longer. */
  readonly isArchived: boolean
}

/** Why a case takes no version now: keys below `version_refused` in lang/. */
export type WhyNoVersion = 'nullified' | 'still_open' | 'archive_first'

/**
 * Why a case takes no version of a kind now; null where it does. A nullified case takes none any more;
 * a chain has one open version at a time; what is amended or nullified was finished before, and a
 * follow-up waits for that where the project says so (6006). The first report may be followed up
 * before, where the project does not mind: it goes on as that follow-up.
 */
export function whyNoVersion(
  kind: LaterKind,
  { version, versionKind, isArchived }: ChainEnd,
  followsArchived: boolean
): WhyNoVersion | null {
  if (versionKind === 'nullification') return 'nullified'
  if (isArchived) return null
  if (kind === 'follow-up' && followsArchived) return 'archive_first'
  return kind === 'follow-up' && version === 1 ? null : 'still_open'
}
