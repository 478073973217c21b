import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NarrativeSentence, NarrativeTemplate } from '#plugins/narratives/contract/template'
import { Btn } from '#resources/kit/btn'
import { Grow, Panel, Quiet } from '#resources/kit/panel'
import { TextBox } from '#resources/kit/text_box'
import { SentenceFields } from './sentence_fields'
import { SentenceRow } from './sentence_row'
import { TemplatePreview } from './template_preview'
import type { ListedTemplate } from './use_templates'
import { VersionsDrawer } from './versions_drawer'

const Columns = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 1fr) minmax(0, 1fr)',
  'gap': '0 16px',
  'alignItems': 'start',
  '& > aside': { position: 'sticky', top: 0 },
})

const LONGEST_NAME = 120

interface TemplateEditorProps {
  template: ListedTemplate
  name: string
  onCopy: () => Promise<void>
  onSave: (of: ListedTemplate, name: string, template: NarrativeTemplate) => Promise<boolean>
  onRemove: (of: ListedTemplate) => Promise<void>
}

/** The sentences of a template, with what one of them says, and what cases it makes. */
export function TemplateEditor({
  template: of,
  name,
  onCopy,
  onSave,
  onRemove,
}: TemplateEditorProps) {
  const { t } = useTranslation()
  const isOwn = of.name !== null
  const [called, setCalled] = useState(name)
  const [draft, setDraft] = useState<NarrativeTemplate>(of.template)
  const [chosen, setChosen] = useState<number | null>(null)
  const [showsVersions, setShowsVersions] = useState(false)
  const { revision, template: saved } = of
  useEffect(() => {
    setDraft(saved)
    setCalled(name)
    // The template as it was saved last, and nothing that was typed since it was read.
  }, [revision])
  const isChanged = called !== name || draft !== of.template
  const sentence = chosen === null ? undefined : draft.sentences[chosen]
  const replace = (sentences: readonly NarrativeSentence[]) => setDraft({ ...draft, sentences })
  const move = (at: number, by: 1 | -1) => {
    const sentences = [...draft.sentences]
    const [moved] = sentences.splice(at, 1)
    sentences.splice(at + by, 0, moved!)
    replace(sentences)
    setChosen(at + by)
  }
  const add = () => {
    const at = chosen === null ? draft.sentences.length : chosen + 1
    const section = sentence?.section ?? 'course'
    const keys = new Set(draft.sentences.map(({ key }) => key))
    let number = 1
    while (keys.has(`sentence_${number}`)) number++
    const added = { key: `sentence_${number}`, section, text: { en: '', zh: '' } }
    replace(draft.sentences.toSpliced(at, 0, added))
    setChosen(at)
  }
  return (
    <Columns>
      <div>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ mb: 1.5, alignItems: 'flex-end', flexWrap: 'wrap' }}
        >
          {isOwn ? (
            <TextBox
              label={t('narratives:templates.name')}
              value={called}
              error={null}
              most={LONGEST_NAME}
              onValue={setCalled}
            />
          ) : (
            <Quiet>{t('narratives:templates.read_only')}</Quiet>
          )}
          <Grow />
          {isOwn && (
            <>
              <Btn onClick={() => setShowsVersions(true)}>{t('revisions.title')}</Btn>
              <Btn onClick={() => void onRemove(of)}>{t('narratives:templates.remove')}</Btn>
            </>
          )}
          <Btn onClick={() => void onCopy()}>{t('narratives:templates.copy')}</Btn>
          {isOwn && (
            <Btn
              kind="primary"
              disabled={!isChanged}
              onClick={() => void onSave(of, called, draft)}
            >
              {t('narratives:templates.save')}
            </Btn>
          )}
        </Stack>
        <Panel
          title={t('narratives:templates.sentences')}
          actions={
            isOwn && (
              <Btn size="small" icon="plus" onClick={add}>
                {t('narratives:templates.add')}
              </Btn>
            )
          }
        >
          {draft.sentences.map((each, at) => (
            <SentenceRow
              key={each.key}
              sentence={each}
              isChosen={at === chosen}
              onChoose={() => setChosen(at)}
              onUp={isOwn && at > 0 ? () => move(at, -1) : undefined}
              onDown={isOwn && at < draft.sentences.length - 1 ? () => move(at, 1) : undefined}
            />
          ))}
        </Panel>
      </div>
      <aside>
        {sentence ? (
          <SentenceFields
            key={`${chosen} ${of.id}`}
            sentence={sentence}
            isReadOnly={!isOwn}
            onChange={(next) => replace(draft.sentences.with(chosen!, next))}
            onRemove={() => {
              replace(draft.sentences.toSpliced(chosen!, 1))
              setChosen(null)
            }}
          />
        ) : (
          <Quiet as="p">{t('narratives:templates.choose')}</Quiet>
        )}
        <TemplatePreview template={draft} />
      </aside>
      {showsVersions && (
        <VersionsDrawer template={of} onTake={setDraft} onClose={() => setShowsVersions(false)} />
      )}
    </Columns>
  )
}
