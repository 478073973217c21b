import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '#plugins/cases/contract/condition'
import type { ListLook } from '#plugins/cases/contract/list_look'
import { foundCases } from '#plugins/cases/contract/slots'
import { Fillings } from '#resources/app/slots'
import { useKey } from '#resources/forms/editor/use_key'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { Card, Grow, Quiet } from '#resources/kit/panel'
import { colour, size } from '#resources/kit/theme/tokens'
import { addressOf, searchFrom } from './address'
import { idOf } from './conditions/condition_line'
import { ConditionsCard } from './conditions/conditions_card'
import { useDraftedSearch } from './conditions/use_drafted_search'
import { expectedSeconds } from './expected_seconds'
import { asksTheSame, questionOf, type SavedSearch } from './saved/saved_search'
import { SavedBar } from './saved/saved_bar'
import { ToldSearch } from './told/told_search'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '500px minmax(0, 1fr)',
  gap: 14,
  flex: 1,
  minHeight: 0,
  [`@media (max-width: ${size.foldBelow}px)`]: { gridTemplateColumns: '452px minmax(0, 1fr)' },
})
const Left = styled('div')({ overflow: 'auto', minHeight: 0 })
const Foot = styled('div')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 10,
  'padding': '0 12px 10px',
  '& b': { color: colour.redDeep, fontWeight: 600, fontSize: 12 },
  '& em': { color: colour.amber, fontStyle: 'normal', fontSize: 12 },
})

interface SearchBodyProps {
  look: ListLook
  /** How many cases are looked through. */
  caseCount: number
}

/** Conditions at the left, the cases that meet them at the right. */
export function SearchBody({ look, caseCount }: SearchBodyProps) {
  const { t } = useTranslation()
  const [first] = useState(() => searchFrom(window.location.search))
  const search = useDraftedSearch(first.question)
  const [asked, setAsked] = useState<Question | null>(first.question)
  const [savedId, setSavedId] = useState(first.savedId)
  useEffect(() => {
    const address = addressOf(window.location.pathname, { question: asked, savedId })
    window.history.replaceState(window.history.state, '', address)
  }, [asked, savedId])
  const { question, faulty } = search
  const expected = expectedSeconds(caseCount)
  const isOutdated = asked !== null && question !== null && !asksTheSame(question, asked)
  const ask = () => {
    search.setTried()
    if (question) setAsked(question)
    else if (faulty) document.getElementById(idOf(faulty, placeOf(faulty)))?.focus()
  }
  useKey({ with: 'ctrl', letter: 'ENTER' }, ask)
  const take = (saved: SavedSearch) => {
    setSavedId(saved.id)
    search.take(questionOf(saved))
    // Who takes a search that takes long starts it themselves.
    setAsked(expected.isSlow ? null : questionOf(saved))
  }
  const askOtherwise = (other: Question) => {
    search.take(other)
    setAsked(other)
  }
  return (
    <>
      <SavedBar chosenId={savedId} question={question} onTake={take} onChosen={setSavedId} />
      <Columns>
        <Left>
          <ConditionsCard search={search}>
            {question && <ToldSearch question={question} />}
            <Foot>
              {search.isTried && faulty && (
                <b role="status">{t('search:incomplete', { number: faulty.number })}</b>
              )}
              {isOutdated && <Quiet role="status">{t('search:outdated')}</Quiet>}
              <Grow />
              {expected.isSlow ? (
                <em role="status">{t('search:slow', { seconds: Math.ceil(expected.seconds) })}</em>
              ) : (
                <Quiet className="num">{t('search:expected', { seconds: expected.seconds })}</Quiet>
              )}
              <Btn kind="primary" keys="Ctrl ↵" onClick={ask}>
                {t('search:ask')}
              </Btn>
            </Foot>
          </ConditionsCard>
        </Left>
        {asked ? (
          <Fillings of={foundCases} give={{ look, question: asked, onAsk: askOtherwise }} />
        ) : (
          <Card>
            <EmptyState
              icon="search"
              title={t('search:not_asked')}
              text={t('search:not_asked_text')}
            />
          </Card>
        )}
      </Columns>
    </>
  )
}

const placeOf = ({ element }: { element?: string }) => (element === undefined ? 'element' : 'value')
