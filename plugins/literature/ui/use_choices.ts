import type { Answer } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'

/** What tasks may choose from. */
export type Choices = Answer<'GET /literature/choices'>

/** Sources and people of the project; null until they are there. */
export function useChoices(): { choices: Choices | null; nameOf: (source: string) => string } {
  const { data } = useAnswer('GET /literature/choices', {}, { keep: true })
  const nameOf = (source: string) =>
    say(data?.sources.find(({ name }) => name === source)?.label) || source
  return { choices: data ?? null, nameOf }
}
