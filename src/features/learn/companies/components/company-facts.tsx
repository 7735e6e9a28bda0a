import { FactList } from '@/components/data-list.tsx';
import { FactSource } from '@/components/fact-source.tsx';
import { Section, SectionContent, SectionFooter } from '@/components/section.tsx';
import type { Company } from '../schema.ts';
import { nameCompanyKind, nameCountry } from '../words.ts';

function WebsiteLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
      {new URL(url).hostname.replace(/^www\./, '')}
    </a>
  );
}

export function CompanyFacts({ company }: { company: Company }) {
  const country = nameCountry(company.country);
  return (
    <Section>
      <SectionContent>
        <FactList
          facts={[
            { label: 'Type', value: nameCompanyKind(company.kind) },
            ...(country === null ? [] : [{ label: 'Country', value: country }]),
            ...(company.website_url === null
              ? []
              : [{ label: 'Website', value: <WebsiteLink url={company.website_url} /> }]),
          ]}
        />
      </SectionContent>
      <SectionFooter>
        <FactSource fact={company} table="companies" name={company.name} />
      </SectionFooter>
    </Section>
  );
}
