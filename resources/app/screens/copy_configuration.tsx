import { ScreenTitle } from '#resources/app/navigation/screen_title'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from '#kernel/language/words'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { useConfirm } from '#resources/kit/confirm'
import { PageHeader } from '#resources/kit/page_header'
import { Panel, Quiet } from '#resources/kit/panel'
import { ConfigurationState, type Confirmation } from '../configuration_state/configuration_state'
import { CopiedTable } from '../copy_configuration/copied_table'
import { useChosen } from '../copy_configuration/use_chosen'
import { useCopy, type Source } from '../copy_configuration/use_copy'

const Root = styled('div')({ maxWidth: 1080, padding: '16px 20px 24px' })
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '12px 14px',
})

interface Part {
  name: string
  label: Words
  /** Whether the company keeps templates of it. */
  hasTemplates: boolean
  /** Whether the confirmed configuration holds it fast. */
  isHeld: boolean
}

interface CopyConfigurationProps {
  /** Projects from which it may be copied: at least the other environment of the one at hand. */
  sources: Source[]
  parts: Part[]
  confirmation: Confirmation | null
  /** What a confirmation holds fast. */
  held: readonly Words[]
}

const COMPANY = 'company'
const nameOf = ({ code, label }: Source) => `${code} · ${say(label)}`
const keyOf = ({ projectId, environment }: Source) => `${projectId} ${environment}`

/**
 * Brings the configuration of another project, of the other environment, or the templates of the
 * company to the project at hand.
 */
export default function CopyConfiguration(props: CopyConfigurationProps) {
  const { sources, parts: all, confirmation, held } = props
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [from, setFrom] = useState<Source | 'company'>(sources[0] ?? COMPANY)
  const [ticked, setTicked] = useState(all.map(({ name }) => name))
  const chosen = useChosen()
  const { result, busy, run, forget } = useCopy()
  const isOfCompany = from === COMPANY
  const parts = all.filter(({ hasTemplates }) => hasTemplates || !isOfCompany)
  const isTicked = ({ name, isHeld }: Part) => !isHeld && ticked.includes(name)
  const wanted = parts.filter(isTicked).map(({ name }) => name)
  const begin = () => {
    forget()
    chosen.reset()
  }
  const toggle = (name: string) => {
    begin()
    setTicked((now) => (now.includes(name) ? now.filter((each) => each !== name) : [...now, name]))
  }
  const preview = () => {
    chosen.reset()
    void run({ from, parts: wanted })
  }
  const news = (result?.parts ?? []).flatMap(({ name, things }) =>
    things
      .filter(({ key, state }) => state !== 'same' && chosen.has(name, key))
      .map(({ key }) => ({ part: name, key }))
  )
  const apply = async () => {
    const source = isOfCompany ? t('copy.templates') : nameOf(from)
    const question = {
      title: t('copy.question', { from: source }),
      text: t('copy.question_text', { count: news.length }),
      act: t('copy.apply'),
    }
    if (await confirm(question)) void run({ from, parts: wanted, things: news }, result!.digest)
  }
  return (
    <Root>
      <ScreenTitle title={t('copy.title')} />
      <PageHeader title={t('copy.title')} fact={t('copy.lead')} />
      <div style={{ marginTop: 12 }}>
        <ConfigurationState {...{ confirmation, held }} disabled={busy} onTurned={begin} />
        <Panel title={t('copy.what')}>
          <Row>
            <Quiet>{t('copy.from')}</Quiet>
            <Choice
              label={t('copy.from')}
              value={isOfCompany ? COMPANY : keyOf(from)}
              disabled={busy}
              onChoose={(key) => {
                begin()
                setFrom(sources.find((source) => keyOf(source) === key) ?? COMPANY)
              }}
            >
              {sources.map((source) => (
                <option key={keyOf(source)} value={keyOf(source)}>
                  {nameOf(source)}
                </option>
              ))}
              <option value={COMPANY}>{t('copy.templates')}</option>
            </Choice>
            {parts.map((part) => (
              <FormControlLabel
                key={part.name}
                label={say(part.label)}
                title={part.isHeld ? t('copy.held') : undefined}
                control={
                  <Checkbox
                    size="small"
                    disabled={busy || part.isHeld}
                    checked={isTicked(part)}
                    onChange={() => toggle(part.name)}
                  />
                }
              />
            ))}
            <Btn disabled={busy || wanted.length === 0} onClick={preview}>
              {t('copy.preview')}
            </Btn>
          </Row>
        </Panel>
        {result && (
          <Panel
            title={result.applied ? t('copy.done') : t('copy.would')}
            hint={t('copy.count', { count: news.length })}
            actions={
              !result.applied && (
                <Btn
                  kind="primary"
                  disabled={busy || news.length === 0}
                  onClick={() => void apply()}
                >
                  {t('copy.apply')}
                </Btn>
              )
            }
          >
            <CopiedTable parts={result.parts} chosen={result.applied ? undefined : chosen} />
          </Panel>
        )}
      </div>
    </Root>
  )
}
