import { useTranslation } from 'react-i18next'
import { api } from '#resources/app/api'
import { Quiet } from '#resources/kit/panel'
import { useLoaded } from '#resources/kit/use_loaded'

type Statistic = Partial<Record<'companies' | 'projects' | 'ongoing' | 'users' | 'frozen', number>>

const order = ['companies', 'projects', 'ongoing', 'users', 'frozen'] as const

/** How many companies, projects and people there are, and how they stand. */
export function HomeFacts() {
  const { t, i18n } = useTranslation()
  const { data } = useLoaded('statistic', (signal) =>
    api.get<Statistic>('/home/admin/statistic', {}, signal)
  )
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
