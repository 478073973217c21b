import { Quiet } from '#resources/kit/panel'
import { type CodeToName, useCodeNames } from '../codes/use_code_names'

/** The name of a code that came without one, beside it. */
export function LicensedName({ code }: { code: CodeToName }) {
  const name = useCodeNames()(code)
  return name && <Quiet> {name}</Quiet>
}
