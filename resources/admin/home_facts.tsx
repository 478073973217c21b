import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Quiet } from '#resources/kit/panel'

const order = ['companies', 'projects', 'ongoing', 'users', 'frozen'] as const

/** How many companies, projects and people there are, and how they stand. */
export function HomeFacts() {
  const { t, i18n } = useTranslation()
  const { data } = useAnswer('GET /home/admin/statistic', {})
  if (!data) return null
  const number = new Intl.NumberFormat(i18n.language)
  const facts = order
    .filter((name) => data[name] !== undefined)
    .map((name) =>
      t(`admin.facts.${name}`, { count: data[name], shown: number.format(data[name]!) })
    )
  return (
    <p className="num" style={{ marginTop: 4 }}>
      <Quiet>{facts.join(' · ')}</Quiet>
    </p>
  )
}
