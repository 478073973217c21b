import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { FieldError } from '#kernel/fields/check_values'
import { today } from '#kernel/fields/today'
import { createOnce } from '#kernel/http/idempotency/create_once'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { readEntry } from '#plugins/sur/contract/read_entry'
import { isDay } from '#plugins/sur/contract/is_day'
import type { Register, RegisterKey } from '#plugins/sur/contract/register'
import { registerOf } from '#plugins/sur/contract/registers'
import { wording } from '#plugins/sur/lang/wording'
import {
  addEntry,
  addVersion,
  lockEntry,
  type VersionToAdd,
} from '#plugins/sur/records/register_entries'

/** What somebody wants a row to say. */
export interface EntryWish {
  readonly values: Readonly<Record<string, unknown>>
  /** yyyy-MM-dd; where it is left out, the natural day of the register, else today. */
  readonly validFrom?: string
  /** yyyy-MM-dd; null or an empty text for a row that goes on. */
  readonly closedOn?: string | null
}

/** Adds and changes rows of registers; what a row said before stays in its versions. */
@inject()
export class KeepEntries {
  constructor(private changes: Changes) {}

  /** Refuses with 2017 values that are not sound, each by its field. */
  async add(
    key: RegisterKey,
    wish: EntryWish,
    idempotencyKey?: string
  ): Promise<{ entryId: string }> {
    const version = soundVersion(registerOf(key), wish, today(await projectAtHand()))
    const request = { key: idempotencyKey, request: { register: key, wish } }
    const name = 'periodic_register_entry.added'
    return createOnce(this.changes, name, request, async (open) => {
      const entryId = newId()
      const change = open({ name, subject: { type: 'periodic_register_entry', id: entryId } })
      await refuseClosedProject(change)
      await addEntry(change, key, { ...version, reason: null })
      return { entryId }
    })
  }

  /**
   * Adds a version to a row. Refuses with 1005 a row that the project does not have, with 1006 one that was
   * changed since, with 2017 values that are not sound, each by its field.
   * @param revision number of the version that the actor saw
   */
  async change(id: string, revision: number, wish: EntryWish, reason: string): Promise<void> {
    const now = today(await projectAtHand())
    const subject = { type: 'periodic_register_entry', id }
    const act = { name: 'periodic_register_entry.changed', subject, reason } as const
    await this.changes.record(act, async (change) => {
      await refuseClosedProject(change)
      const entry = await lockEntry(change, id)
      if (entry.versions.at(-1)?.seq !== revision) throw new kernelErrors.E_DATA_STATUS()
      const version = soundVersion(registerOf(entry.register), wish, now)
      await addVersion(change, entry, { ...version, reason })
    })
  }
}

/** Reads a wish. Refuses with 2017 what is not sound, each by its field. */
function soundVersion(
  register: Register,
  wish: EntryWish,
  now: string
): Omit<VersionToAdd, 'reason'> {
  const { values, errors } = readEntry(register, wish.values)
  const natural = values[register.natural]
  const validFrom = wish.validFrom || (typeof natural === 'string' && natural) || now
  const closedOn = wish.closedOn || null
  const days: FieldError[] = [
    ...(isDay(validFrom) ? [] : [fault('validFrom', wording('registers.wrong.no_day'))]),
    ...(closedOn === null || isDay(closedOn)
      ? []
      : [fault('closedOn', wording('registers.wrong.no_day'))]),
  ]
  if (days.length === 0 && closedOn !== null && closedOn < validFrom)
    days.push(fault('closedOn', wording('registers.wrong.ended_before', { day: validFrom })))
  const all = [...errors, ...days]
  const [first] = all
  if (first) throw new kernelErrors.E_PARAMETER({ detail: first.message, errors: all })
  return { values, validFrom, closedOn }
}

const fault = (field: string, message: FieldError['message']): FieldError => ({ field, message })
