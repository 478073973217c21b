import { styled } from '@mui/material/styles'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  NarrativeEdit,
  NarrativeDifference,
  StandingSentence,
} from '#plugins/narratives/contract/edits'
import { narrativeSections, type NarrativeSection } from '#plugins/narratives/contract/template'
import { Btn } from '#resources/kit/btn'
import { Card, Panel, Quiet } from '#resources/kit/panel'
import { SentenceBox } from './sentence_box'
import { type SentenceActs, SentenceDetail } from './sentence_detail'
import { SentenceLine } from './sentence_line'
import type { Narrative } from './use_narrative'

const Wide = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 1fr) 336px',
  'gap': '0 16px',
  'alignItems': 'start',
  '& > aside': { position: 'sticky', top: 0 },
  '@media (max-width: 1380px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
})

interface NarrativeSheetProps {
  narrative: Narrative
  mayEdit: boolean
  /** What the sentence at hand is made of has room at the right of all of them. */
  isWide: boolean
  onGo: (path: string) => void
}

/** A sentence that is written: another wording of one, or a new one behind it. */
interface Writing {
  readonly behind: string | null
  readonly section: NarrativeSection
  readonly of?: StandingSentence
}

/** The sentences of a narrative under their headings; the one at hand shows what it is made of. */
export function NarrativeSheet({ narrative, mayEdit, isWide, onGo }: NarrativeSheetProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string | null>(null)
  const [hovered, setHovered] = useState<string | null>(null)
  const [writing, setWriting] = useState<Writing | null>(null)
  const sentences = narrative.sentences ?? []
  const atHand = sentences.find(({ id }) => id === (chosen ?? hovered))
  const before = ({ id, section }: StandingSentence): string | null => {
    const before = sentences[sentences.findIndex((each) => each.id === id) - 1]
    return before?.section === section ? before.id : null
  }
  const byHand = (sentence: StandingSentence, text: string): NarrativeEdit => {
    const placed = { id: sentence.id, section: sentence.section, after: before(sentence) }
    const kind = sentence.state === 'own' ? 'own' : 'edited'
    if (kind === 'own') return { ...placed, kind, text }
    return { ...placed, kind, text, said: sentence.template?.elements ?? [] }
  }
  const actsOf = (sentence: StandingSentence): SentenceActs => ({
    onEdit: () => setWriting({ behind: before(sentence), section: sentence.section, of: sentence }),
    onDelete: () =>
      void (sentence.state === 'own'
        ? narrative.restore(sentence.id)
        : narrative.edit({
            ...{ id: sentence.id, section: sentence.section, after: before(sentence) },
            kind: 'deleted',
          })),
    onRestore: () => void narrative.restore(sentence.id),
    onTake: ({ says, now }: NarrativeDifference) =>
      void narrative.edit(byHand(sentence, sentence.text.replaceAll(says, now))),
    onKeep: () => void narrative.edit(byHand(sentence, sentence.text)),
    onAdd: () => setWriting({ behind: sentence.id, section: sentence.section }),
  })
  const write = (text: string) => {
    const { of, behind, section } = writing!
    const own = { id: `own:${crypto.randomUUID()}`, kind: 'own', section, after: behind } as const
    void narrative.edit(of ? byHand(of, text) : { ...own, text })
    setWriting(null)
  }
  const box = writing && (
    <SentenceBox text={writing.of?.text ?? ''} onSave={write} onCancel={() => setWriting(null)} />
  )
  const detailOf = (sentence: StandingSentence) => (
    <SentenceDetail sentence={sentence} acts={mayEdit ? actsOf(sentence) : undefined} onGo={onGo} />
  )
  const list = narrativeSections.map((section) => {
    const within = sentences.filter((sentence) => sentence.section === section)
    if (within.length === 0) return null
    return (
      <section key={section} aria-label={t(`narratives:section.${section}`)}>
        <Quiet as="h3" style={{ margin: '8px 12px 2px 58px', fontWeight: 600 }}>
          {t(`narratives:section.${section}`)}
        </Quiet>
        {within.map((sentence) => (
          <Fragment key={sentence.id}>
            {writing?.of?.id === sentence.id ? (
              box
            ) : (
              <SentenceLine
                sentence={sentence}
                number={sentences.indexOf(sentence) + 1}
                isActive={chosen === sentence.id}
                isWide={isWide}
                onChoose={() => setChosen(sentence.id)}
                onHover={() => setHovered(sentence.id)}
              >
                {!isWide && chosen === sentence.id && detailOf(sentence)}
              </SentenceLine>
            )}
            {writing && !writing.of && writing.behind === sentence.id && box}
          </Fragment>
        ))}
      </section>
    )
  })
  const rest = sentences.length === 0 && (
    <>
      <Quiet as="p" style={{ margin: 12 }}>
        {t('narratives:nothing')}
      </Quiet>
      {writing
        ? box
        : mayEdit && (
            <Btn
              size="small"
              icon="plus"
              sx={{ m: 1.5 }}
              onClick={() => setWriting({ behind: null, section: 'course' })}
            >
              {t('narratives:add')}
            </Btn>
          )}
    </>
  )
  if (!isWide)
    return (
      <>
        {list}
        {rest}
      </>
    )
  return (
    <Wide>
      <Card style={{ padding: '4px 0 12px' }}>
        {list}
        {rest}
      </Card>
      <aside>
        {atHand ? (
          <Panel
            title={t('narratives:number', { number: sentences.indexOf(atHand) + 1 })}
            hint={t(`narratives:state.${atHand.state}`)}
          >
            <div style={{ padding: '6px 14px 12px' }}>{detailOf(atHand)}</div>
          </Panel>
        ) : (
          <Quiet as="p">{t('narratives:choose')}</Quiet>
        )}
      </aside>
    </Wide>
  )
}
