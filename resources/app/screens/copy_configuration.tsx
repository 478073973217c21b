import { Head } from '@inertiajs/react'
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
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import { Card, Panel, Quiet } from '#resources/kit/panel'
import { CopiedTable } from '../copy_configuration/copied_table'
import { useCopy, type Source } from '../copy_configuration/use_copy'

const Root = styled('div')({ maxWidth: 1080, padding: '16px 20px 24px' })
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '12px 14px',
})

interface CopyConfigurationProps {
  /** Where it may be copied from. */
  sources: Source[]
  parts: { name: string; label: Words }[]
}

const nameOf = ({ code, label }: Source) => `${code} · ${say(label)}`
const keyOf = ({ projectId, environment }: Source) => `${projectId} ${environment}`

/** Brings the configuration of another project, or of the other environment, to the one at hand. */
export default function CopyConfiguration({ sources, parts }: CopyConfigurationProps) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [from, setFrom] = useState(sources[0])
  const [chosen, setChosen] = useState(parts.map(({ name }) => name))
  const { result, busy, run, forget } = useCopy()
  const toggle = (name: string) => {
    forget()
    setChosen((now) => (now.includes(name) ? now.filter((each) => each !== name) : [...now, name]))
  }
  const news =
    result?.parts.flatMap(({ things }) => things.filter(({ state }) => state !== 'same')) ?? []
  const apply = async () => {
    const question = {
      title: t('copy.question', { from: nameOf(from!) }),
      text: t('copy.question_text', { count: news.length }),
      act: t('copy.apply'),
    }
    if (await confirm(question)) void run(from!, chosen, result!.digest)
  }
  return (
    <Root>
      <Head title={t('copy.title')} />
      <PageHeader title={t('copy.title')} fact={t('copy.lead')} />
      <div style={{ marginTop: 12 }}>
        {sources.length === 0 || !from ? (
          <Card>
            <EmptyState icon="swap" title={t('copy.none')} text={t('copy.none_text')} />
          </Card>
        ) : (
          <>
            <Panel title={t('copy.what')}>
              <Row>
                <Quiet>{t('copy.from')}</Quiet>
                <Choice
                  label={t('copy.from')}
                  value={keyOf(from)}
                  disabled={busy}
                  onChoose={(key) => {
                    forget()
                    setFrom(sources.find((source) => keyOf(source) === key)!)
                  }}
                >
                  {sources.map((source) => (
                    <option key={keyOf(source)} value={keyOf(source)}>
                      {nameOf(source)}
                    </option>
                  ))}
                </Choice>
                {parts.map(({ name, label }) => (
                  <FormControlLabel
                    key={name}
                    label={say(label)}
                    control={
                      <Checkbox
                        size="small"
                        disabled={busy}
                        checked={chosen.includes(name)}
                        onChange={() => toggle(name)}
                      />
                    }
                  />
                ))}
                <Btn disabled={busy || chosen.length === 0} onClick={() => void run(from, chosen)}>
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
                <CopiedTable parts={result.parts} />
              </Panel>
            )}
          </>
        )}
      </div>
    </Root>
  )
}
