/** Every expression of the field notes. */
export const WILD_EXPRESSIONS = [
  'OpenAI.founded.year',
  'startups.location=Spain.funding>10M.funding<=50M',
  'startups.location=Spain.funding>10M.order_by=funding DESC.limit=5.return(name, funding, sector)',
  'companies.headquarters_location=Ireland.employee_count>500',
  'ibex35.companies.employee_count>2000',
  'people.role=CEO.company.industry=AI.return(name, company, industry)',
  'companies.investors=Sequoia Capital,Andreessen Horowitz',
  'Stripe.funding_rounds.return(series, amount, date, investors)',
  'companies.funding_round.series=B.year=2024.location=Europe.return(name, funding, sector)',
  'companies.sector=climate tech.funding_round.series=A,B.location=Southern Europe.return(name, funding, investors)',
  'companies.industry=fintech.founded_year>=2020',
  'startups.location!=US',
  'companies.founder.incorporation>2020.previous_job=Google',
  'companies.name=Amazon.com Inc..return(name, cik)',
  'companies.name=A.P. Moller - Maersk.employee_count',
  'companies.website=booking.com.return(name)',
] as const;
