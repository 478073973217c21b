import { soundValues } from '#kernel/admin/resources/sound_values'
import type { Fields, ValuesOf } from '#kernel/fields/field'
import type { Reading } from '#kernel/http/takes'
import { describeFields } from '#kernel/openapi/field_schemas'

/** The fields of a form, as a call takes them; refuses with 2017 what is wrong with them. */
export function formOf<All extends Fields>(fields: All): Reading<ValuesOf<All>> {
  return {
    toJSONSchema: () => describeFields(fields),
    read: (sent) => soundValues(fields, sent),
  }
}
