import { type ReactNode, useState } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';

export type ContentTab = { readonly label: string; readonly children: ReactNode };

export function ContentTabs({ label, tabs }: { label: string; tabs: readonly ContentTab[] }) {
  const [open, setOpen] = useState('0');
  return (
    <Tabs value={open} onValueChange={setOpen} className="bg-card my-6 rounded-md border">
      <TabsList aria-label={label} className="px-2">
        {tabs.map((tab, index) => (
          <TabsTrigger key={index} value={String(index)}>
            {tab.label}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map((tab, index) => (
        <TabsContent key={index} value={String(index)} className="px-4 pt-1 pb-2">
          {tab.children}
        </TabsContent>
      ))}
    </Tabs>
  );
}
