import { test } from '@japa/runner'

import { readArticles } from '#plugins/literature/formats/read_articles'

const article = (inner: string, data = '') => `<PubmedArticle><MedlineCitation Status="MEDLINE">
${inner}
</MedlineCitation><PubmedData><ArticleIdList>${data}</ArticleIdList>
<ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.1000/cited</ArticleId></ArticleIdList></Reference></ReferenceList>
</PubmedData></PubmedArticle>
`

const first = article(
  `<PMID Version="1">90000001</PMID>
<Article PubModel="Print-Electronic">
<Journal><ISSN IssnType="Print">1234-5679</ISSN><JournalIssue CitedMedium="Internet">
<Volume>12</Volume><Issue>3</Issue><PubDate><MedlineDate>2020 Nov-Dec</MedlineDate></PubDate></JournalIssue>
<Title>Demo journal of safety</Title><ISOAbbreviation>Demo J</ISOAbbreviation></Journal>
<ArticleTitle>Effect of <i>invented</i> H<sub>2</sub>O &lt; 5 &amp; more.</ArticleTitle>
<Pagination><StartPage>45</StartPage><EndPage>50</EndPage><MedlinePgn>45-50</MedlinePgn></Pagination>
<Abstract><AbstractText Label="BACKGROUND" NlmCategory="BACKGROUND">Nothing is <b>real</b>.</AbstractText>
<AbstractText Label="CONCLUSIONS">It is invented.</AbstractText></Abstract>
<AuthorList CompleteYN="Y">
<Author ValidYN="Y"><LastName>Demo</LastName><ForeName>Anna Beth</ForeName><Initials>AB</Initials></Author>
<Author ValidYN="N"><LastName>Dema</LastName><Initials>A</Initials></Author>
<Author ValidYN="Y"><LastName>Muster</LastName><ForeName>Bert</ForeName><Initials>B</Initials><Suffix>Jr</Suffix></Author>
<Author ValidYN="Y"><CollectiveName>Demo Study Group</CollectiveName></Author></AuthorList>
<Language>eng</Language>
<PublicationTypeList><PublicationType UI="D016428">Journal Article</PublicationType></PublicationTypeList>
<ArticleDate DateType="Electronic"><Year>2020</Year><Month>10</Month><Day>05</Day></ArticleDate>
</Article>
<CommentsCorrectionsList><CommentsCorrections RefType="ErratumIn"><RefSource>Demo J</RefSource></CommentsCorrections></CommentsCorrectionsList>
<KeywordList><Keyword>demoprazole</Keyword></KeywordList>`,
  '<ArticleId IdType="pubmed">90000001</ArticleId><ArticleId IdType="doi">10.1000/demo.1</ArticleId>'
)

const second = article(
  `<PMID>90000002</PMID><Article><Journal><JournalIssue><PubDate><Year>2019</Year><Month>Mar</Month></PubDate></JournalIssue><Title>Shifan Zazhi</Title></Journal>
<ArticleTitle>[Liver injury caused by Demoprazole].</ArticleTitle>
<ELocationID EIdType="doi" ValidYN="Y">10.1000/demo.2</ELocationID>
<Language>chi</Language><VernacularTitle>示范拉唑致肝损伤1例.</VernacularTitle></Article>
<CommentsCorrectionsList><CommentsCorrections RefType="RetractionIn"/></CommentsCorrectionsList>`
)

const notice = article(
  `<PMID>90000003</PMID><Article><ArticleTitle>Retraction of an invented report.</ArticleTitle>
<PublicationTypeList><PublicationType>Retraction of Publication</PublicationType></PublicationTypeList></Article>
<CommentsCorrectionsList><CommentsCorrections RefType="RetractionOf"/></CommentsCorrectionsList>`
)

const set = (...records: string[]) =>
  Buffer.from(
    `<?xml version="1.0" ?>\n<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2024//EN" "https://dtd.example/pubmed.dtd">\n<PubmedArticleSet>\n${records.join('')}</PubmedArticleSet>\n`
  )

test.group('PubMed XML', () => {
  test('an article is read: markup, labels, MedlineDate, groups, the two dates apart', async ({
    assert,
  }) => {
    const { format, records, problems } = await readArticles(set(first, second, notice))
    assert.equal(format, 'pubmed_xml')
    assert.deepEqual(problems, [])
    assert.lengthOf(records, 3)
    assert.deepInclude(records[0]!, {
      title: 'Effect of invented H2O < 5 & more',
      authors: ['Demo AB', 'Muster B Jr', 'Demo Study Group'],
      year: 2020,
      published: '2020-11',
      publishedOnline: '2020-10-05',
      journal: 'Demo journal of safety',
      issns: ['1234-5679'],
      volume: '12',
      issue: '3',
      pages: '45-50',
      doi: '10.1000/demo.1',
      pmid: '90000001',
      source: 'pubmed',
      sourceNumber: '90000001',
      abstract: 'BACKGROUND: Nothing is real.\nCONCLUSIONS: It is invented.',
      keywords: ['demoprazole'],
      retracted: false,
      notice: null,
      line: 4,
    })
  })

  test('a translated title, its original, and a DOI that is not one of the references', async ({
    assert,
  }) => {
    const { records } = await readArticles(set(first, second, notice))
    assert.deepInclude(records[1]!, {
      title: 'Liver injury caused by Demoprazole',
      otherTitle: '示范拉唑致肝损伤1例',
      published: '2019-03',
      doi: '10.1000/demo.2',
      retracted: true,
    })
    assert.deepInclude(records[2]!, { retracted: false, notice: 'retraction', doi: null })
  })

  test('a chapter of a book comes in, and an article with a title of its own language alone', async ({
    assert,
  }) => {
    const book =
      '<PubmedBookArticle><BookDocument><PMID>90000006</PMID><Book><BookTitle>Invented Book</BookTitle><PubDate><Year>2022</Year></PubDate></Book><ArticleTitle>Demoprazole</ArticleTitle><AuthorList><Author><LastName>Demo</LastName><Initials>A</Initials></Author></AuthorList></BookDocument></PubmedBookArticle>\n'
    const vernacular = article(
      '<PMID>90000007</PMID><Article><ArticleTitle></ArticleTitle><VernacularTitle>Ein Fall.</VernacularTitle></Article>'
    )
    const { records, problems } = await readArticles(set(book, vernacular))
    assert.deepEqual(problems, [])
    assert.deepEqual(
      records.map(({ title, authors, year, journal, pmid }) => [
        title,
        authors,
        year,
        journal,
        pmid,
      ]),
      [
        ['Demoprazole', ['Demo A'], 2022, 'Invented Book', '90000006'],
        ['Ein Fall', [], null, null, '90000007'],
      ]
    )
  })

  test('a file that is cut has its whole articles read and names the line of the cut one', async ({
    assert,
  }) => {
    const whole = set(second, first).toString()
    const cut = whole.slice(0, whole.indexOf('<Abstract>'))
    const { records, problems } = await readArticles(Buffer.from(cut))
    assert.deepEqual(
      records.map(({ pmid }) => pmid),
      ['90000002']
    )
    const line = whole.slice(0, whole.indexOf('90000001')).split('\n').length - 1
    assert.deepEqual(
      problems.map((each) => [each.line, each.reason.en, each.taken]),
      [[line, 'The record is cut off: its end is missing.', false]]
    )
  })

  test('an article that is no XML is named, the others come in; entities are not expanded', async ({
    assert,
  }) => {
    const broken = article(
      '<PMID>90000004</PMID><Article><ArticleTitle>A <i>B</ArticleTitle></Article>'
    )
    const evil = article(
      '<PMID>90000005</PMID><Article><ArticleTitle>&bomb;</ArticleTitle></Article>'
    )
    const { records, problems } = await readArticles(set(broken, evil, second))
    assert.deepEqual(
      records.map(({ pmid }) => pmid),
      ['90000002']
    )
    assert.deepEqual(
      problems.map(({ line, taken }) => [line, taken]),
      [
        [4, false],
        [9, false],
      ]
    )
    assert.match(problems[0]!.reason.en, /^The record is not valid XML: /)
  })
})
