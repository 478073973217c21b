import { useAnswer } from '#resources/app/calls/use_answer'
import { useShell } from '#resources/app/shared_props'
import { NumberingPrompt } from './numbering_prompt'

/** At home, the administrator of a project without cases is asked how they are numbered. */
export function AskForNumbering() {
  const mayChange = useShell().permissions.includes('SYS_CONF')
  const { data } = useAnswer('GET /case/conf/items', mayChange ? {} : null)
  return data?.asksForNumbering ? <NumberingPrompt usual={data.numbering} /> : null
}
