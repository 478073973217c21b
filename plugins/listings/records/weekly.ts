import type { Change } from '#kernel/changes/change'
import type { Reading } from '#kernel/database/database'
import type { Language } from '#kernel/language/words'
import { currentActor } from '#kernel/tenancy/actor'

import type { Encoding, FileKind } from '#plugins/listings/contract/listing_files'

/** The file that somebody gets every Monday. */
export interface WeeklyFile {
  readonly kind: FileKind
  readonly encoding: Encoding
  readonly language: Language
}

/** A design of which a file is due. */
export interface DueDesign {
  readonly id: string
  readonly weekly: WeeklyFile
  readonly weeklyBy: string
  readonly weeklyByName: string
}

/** Says what the actor gets of a design every Monday; null for nothing. */
export async function setWeekly(
  change: Change,
  id: string,
  weekly: WeeklyFile | null
): Promise<void> {
  const { userId, name } = currentActor()
  await change.trx
    .from('listing_designs')
    .where('id', id)
    .update({
      weekly: weekly && JSON.stringify(weekly),
      weekly_by: weekly && userId,
      weekly_by_name: weekly && name,
    })
}

/** Designs of which no file was begun on this Monday (yyyy-MM-dd) or after it. */
export async function dueDesigns(trx: Reading, monday: string): Promise<DueDesign[]> {
  return trx
    .from('listing_designs')
    .whereNull('removed_at')
    .whereNotNull('weekly')
    .where((open) => void open.whereNull('weekly_on').orWhere('weekly_on', '<', monday))
    .select({ id: 'id', weekly: 'weekly', weeklyBy: 'weekly_by', weeklyByName: 'weekly_by_name' })
    .orderBy('id')
}

/** Takes a design for this Monday. @returns false when it was taken already */
export async function takeWeekly({ trx }: Change, id: string, monday: string): Promise<boolean> {
  const taken = await trx
    .from('listing_designs')
    .where({ id })
    .where((open) => void open.whereNull('weekly_on').orWhere('weekly_on', '<', monday))
    .update({ weekly_on: monday })
  return Number(taken) > 0
}
