import { KeptResource } from '#kernel/admin/kept/kept_resource'
import type { KeptTable } from '#kernel/admin/kept/kept_table'
import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { ValuesOf } from '#kernel/fields/field'
import { wording } from '#kernel/lang/server/wording'
import { noticeFields } from '#kernel/notices/notice_fields'

type Values = ValuesOf<typeof noticeFields>

/** The notices of the platform. */
export class Notices extends KeptResource<typeof noticeFields> {
  readonly kept: KeptTable<typeof noticeFields> = {
    type: 'notice',
    table: 'notices',
    fields: noticeFields,
    search: ['textZh', 'textEn'],
  }

  protected home() {
    return {}
  }

  protected async beforeCreate(_change: Change, values: Values): Promise<void> {
    refuseBackwards(values)
  }

  protected async beforeChange(_change: Change, _before: unknown, values: Values): Promise<void> {
    refuseBackwards(values)
  }
}

/** A notice does not end before it begins. */
function refuseBackwards({ startsOn, endsOn }: Values): void {
  if (startsOn <= endsOn) return
  const message = wording('notices.message')
  throw new kernelErrors.E_PARAMETER({ detail: message, errors: [{ field: 'endsOn', message }] })
}
