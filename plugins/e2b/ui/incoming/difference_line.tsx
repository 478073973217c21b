import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { isRows, type Row } from '#kernel/case/content/case_content'
import { toId } from '#kernel/case/content/element_id'
import type { Leaf } from '#kernel/case/content/leaf'
import { type Choice, choices, type Mark, type MergeDifference } from '#plugins/e2b/contract/merge'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { LeafValue } from '#resources/forms/leaf/leaf_value'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'

/** The sign of each mark, as the drawing has it, and its colour. */
const signs: Record<Mark, readonly [sign: string, ink: string]> = {
  incoming: ['●', colour.accent],
  own: ['○', colour.ink3],
  both: ['◆', colour.amberMark],
  added: ['+', colour.green],
  gone: ['−', colour.red],
}

const Line = styled('tr')({
  '&[data-at=true] td': { boxShadow: `inset 0 -1px ${colour.accentLine}` },
  '& td[data-taken=true]': { background: colour.accentSoft, fontWeight: 550 },
  '& td': { verticalAlign: 'top', whiteSpace: 'normal', overflowWrap: 'anywhere' },
})

interface DifferenceLineProps {
  difference: MergeDifference
  /** What the column of what was before says. */
  before: Leaf | Row | undefined
  choice: Choice | undefined
  isAt: boolean
  onChoose: (choice: Choice) => void
  onAt: () => void
}

/** One difference: what the message says, the case, what was before, and what is chosen. */
export function DifferenceLine({
  difference,
  before,
  choice,
  isAt,
  onChoose,
  onAt,
}: DifferenceLineProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const { element, mark, kind, incoming, current } = difference
  const [sign, ink] = signs[mark]
  const value = (said: Leaf | Row | undefined) => <Said element={element} said={said} kind={kind} />
  const isRemoval = kind === 'row' && incoming === undefined
  return (
    <Line data-at={isAt} onClick={onAt}>
      <td>
        <span style={{ color: ink }} role="img" aria-label={t(`e2b:incoming.mark.${mark}`)}>
          {sign}
        </span>{' '}
        {say(catalogue.nameOf(element))} <Quiet className="num">{element}</Quiet>
      </td>
      <td data-taken={choice === 'accept'}>{value(incoming)}</td>
      <td data-taken={choice === 'keep'}>{value(current)}</td>
      <td>{value(before)}</td>
      <td style={{ textAlign: 'right' }}>
        {choices.map((each) => (
          <Btn
            key={each}
            size="small"
            kind={choice === each ? 'primary' : 'plain'}
            aria-pressed={choice === each}
            onClick={() => onChoose(each)}
          >
            {isRemoval && each === 'accept'
              ? t('e2b:incoming.remove_row')
              : t(`e2b:incoming.${each}`)}
          </Btn>
        ))}
      </td>
    </Line>
  )
}

interface SaidProps {
  element: string
  said: Leaf | Row | undefined
  kind: MergeDifference['kind']
}

/** What one of the three says: a value, or a row with its elements. */
function Said({ element, said, kind }: SaidProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  if (said === undefined)
    return <Quiet>{t(kind === 'row' ? 'e2b:incoming.no_row' : 'e2b:incoming.nothing')}</Quiet>
  if (kind === 'element') return <LeafValue element={element} leaf={said as Leaf} withCode />
  return (
    <ul style={{ margin: 0, paddingLeft: 14 }}>
      {Object.entries(said as Row)
        .filter(([key, value]) => key !== 'id' && !isRows(value))
        .map(([key, value]) => (
          <li key={key}>
            <Quiet>{say(catalogue.nameOf(toId(key)))}</Quiet>{' '}
            <LeafValue element={toId(key)} leaf={value as Leaf} withCode />
          </li>
        ))}
    </ul>
  )
}
