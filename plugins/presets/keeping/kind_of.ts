import { kernelErrors } from '#kernel/errors/kernel_errors'
import { described, objectOf } from '#kernel/http/takes'

import { type PresetKind, presetKinds } from '#plugins/presets/contract'

/** The part of an address that names a kind. */
export const ofKind = described(objectOf({ kind: { enum: presetKinds } }))

/** The kind that a part of an address names; refuses with 1005 what is none. */
export function kindOf(text: string): PresetKind {
  const kind = presetKinds.find((each) => each === text)
  if (!kind) throw new kernelErrors.E_DATA_NOT_FOUND()
  return kind
}
