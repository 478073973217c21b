import ButtonBase from '@mui/material/ButtonBase'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { elementOfPath } from '#kernel/case/content/element_path'
import type { NarrativeDifference, StandingSentence } from '#plugins/narratives/contract/edits'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'

const Finding = styled('div')({
  background: colour.amberSoft,
  border: `1px solid ${colour.amberLine}`,
  borderRadius: 6,
  padding: '6px 10px',
  margin: '6px 0',
  fontSize: 12.5,
})

const Element = styled(ButtonBase)({
  'font': 'inherit',
  'fontSize': 12.5,
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 1fr) auto minmax(0, 1fr)',
  'gap': 8,
  'width': '100%',
  'padding': '3px 0',
  'textAlign': 'left',
  'justifyContent': 'stretch',
  'borderBottom': `1px solid ${colour.lineSoft}`,
  '&:hover': { color: colour.accent },
})

export interface SentenceActs {
  readonly onEdit: () => void
  readonly onDelete: () => void
  readonly onRestore: () => void
  readonly onTake: (one: NarrativeDifference) => void
  readonly onKeep: () => void
  readonly onAdd: () => void
}

interface SentenceDetailProps {
  sentence: StandingSentence
  /** Absent for whoever only reads. */
  acts?: SentenceActs
  /** Leads to a field. */
  onGo: (path: string) => void
}

/** What a sentence is made of: where it differs from the case, its elements, and what may be done. */
export function SentenceDetail({ sentence, acts, onGo }: SentenceDetailProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const { state, template, otherwise } = sentence
  return (
    <div onClick={(event) => event.stopPropagation()}>
      {otherwise.map((one) => (
        <Finding key={one.paths.join(' ')}>
          {findingText(one)}
          {acts && (
            <Stack direction="row" spacing={1} sx={{ mt: 0.5 }}>
              {one.says !== '' && one.now !== '' && (
                <Btn size="small" onClick={() => acts.onTake(one)}>
                  {t('narratives:take', { now: one.now })}
                </Btn>
              )}
              <Btn size="small" kind="ghost" onClick={acts.onKeep}>
                {t('narratives:keep')}
              </Btn>
            </Stack>
          )}
        </Finding>
      ))}
      {state === 'edited' && template && (
        <Quiet as="p">{t('narratives:by_template', { text: template.text })}</Quiet>
      )}
      {template?.elements.map(({ paths, text }) => (
        <Element
          key={paths.join(' ')}
          onClick={() => onGo(paths[0]!)}
          title={t('narratives:go_to', { name: nameOf(paths) })}
        >
          <span>{nameOf(paths)}</span>
          <Quiet className="num">{paths.map(elementOfPath).join(' ')}</Quiet>
          <b style={{ overflowWrap: 'anywhere' }}>{text}</b>
        </Element>
      ))}
      {acts && <Acts state={state} acts={acts} />}
    </div>
  )

  function nameOf(paths: readonly string[]): string {
    return say(catalogue.labelOf(elementOfPath(paths[0]!)))
  }

  function findingText({ says, now, paths }: NarrativeDifference): string {
    const name = nameOf(paths)
    if (says === '') return t('narratives:says_nothing', { name, now })
    return now === ''
      ? t('narratives:says_gone', { name, says })
      : t('narratives:says_other', { name, says, now })
  }
}

function Acts({ state, acts }: { state: StandingSentence['state']; acts: SentenceActs }) {
  const { t } = useTranslation()
  return (
    <Stack direction="row" spacing={0.5} sx={{ mt: 0.75 }}>
      {state !== 'deleted' && (
        <Btn size="small" onClick={acts.onEdit}>
          {t('narratives:edit')}
        </Btn>
      )}
      {(state === 'follows' || state === 'own') && (
        <Btn size="small" onClick={acts.onDelete}>
          {t('narratives:delete')}
        </Btn>
      )}
      {(state === 'edited' || state === 'deleted') && (
        <Btn size="small" onClick={acts.onRestore}>
          {t('narratives:restore')}
        </Btn>
      )}
      <Btn size="small" kind="ghost" icon="plus" onClick={acts.onAdd}>
        {t('narratives:add')}
      </Btn>
    </Stack>
  )
}
