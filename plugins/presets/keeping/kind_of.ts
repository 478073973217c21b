import { kernelErrors } from '#kernel/errors/kernel_errors'
import { objectOf, type Reading } from '#kernel/http/takes'

import { type PresetKind, presetKinds } from '#plugins/presets/contract'

/** The part of an address that names a kind; refuses with 1005 what is none. */
export const ofKind: Reading<{ readonly kind: PresetKind }> = {
  toJSONSchema: () => objectOf({ kind: { enum: presetKinds } }),
  read: (sent) => ({ kind: kindOf((sent as { kind: unknown }).kind) }),
}

function kindOf(text: unknown): PresetKind {
  const kind = presetKinds.find((each) => each === text)
  if (!kind) throw new kernelErrors.E_DATA_NOT_FOUND()
  return kind
}
