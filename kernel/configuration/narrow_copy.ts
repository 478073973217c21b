import type { CopiedPart } from '#kernel/configuration/compare_configuration'
import { kernelErrors } from '#kernel/errors/kernel_errors'

/** One thing of a part. */
export interface ThingOfPart {
  readonly part: string
  readonly key: string
}

/**
 * The things that are wanted of each part; refuses with 2017 one that the source does not have.
 * @param wanted all of them when absent
 */
export function narrowCopy(
  parts: readonly CopiedPart[],
  wanted: readonly ThingOfPart[] | undefined
): readonly CopiedPart[] {
  if (!wanted) return parts
  const isThere = ({ part, key }: ThingOfPart) =>
    parts.some(({ name, things }) => name === part && things.some((thing) => thing.key === key))
  if (!wanted.every(isThere)) throw new kernelErrors.E_PARAMETER({ fields: ['things'] })
  return parts.map((part) => ({
    ...part,
    things: part.things.filter(({ key }) =>
      wanted.some((each) => each.part === part.name && each.key === key)
    ),
  }))
}
