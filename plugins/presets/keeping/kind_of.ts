import { kernelErrors } from '#kernel/errors/kernel_errors'

import { type PresetKind, presetKinds } from '#plugins/presets/contract'

/** The kind that a part of an address names; refuses with 1005 what is none. */
export function kindOf(text: string): PresetKind {
  const kind = presetKinds.find((each) => each === text)
  if (!kind) throw new kernelErrors.E_DATA_NOT_FOUND()
  return kind
}
