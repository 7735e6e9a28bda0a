// Generated from the migrations by `npm run db:types`.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      acceptance: {
        Row: {
          confidence: string;
          created_at: string;
          id: number;
          is_accepted: boolean;
          network: string;
          revision: number;
          source: string | null;
          source_url: string | null;
          sub_category_id: number;
          updated_at: string;
          verified_on: string | null;
        };
        Insert: {
          confidence?: string;
          created_at?: string;
          id?: number;
          is_accepted: boolean;
          network: string;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          sub_category_id: number;
          updated_at?: string;
          verified_on?: string | null;
        };
        Update: {
          confidence?: string;
          created_at?: string;
          id?: number;
          is_accepted?: boolean;
          network?: string;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          sub_category_id?: number;
          updated_at?: string;
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'acceptance_sub_category_id_fkey';
            columns: ['sub_category_id'];
            isOneToOne: false;
            referencedRelation: 'sub_categories';
            referencedColumns: ['id'];
          },
        ];
      };
      alliances: {
        Row: {
          confidence: string;
          created_at: string;
          id: number;
          name: string;
          other_airlines: string;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          updated_at: string;
          verified_on: string | null;
          website_url: string | null;
        };
        Insert: {
          confidence?: string;
          created_at?: string;
          id?: number;
          name: string;
          other_airlines?: string;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
          website_url?: string | null;
        };
        Update: {
          confidence?: string;
          created_at?: string;
          id?: number;
          name?: string;
          other_airlines?: string;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
          website_url?: string | null;
        };
        Relationships: [];
      };
      annual_spending_profiles: {
        Row: {
          amounts: Json;
          created_at: string;
          id: string;
          member_id: string;
          name: string;
          position: number;
          revision: number;
          updated_at: string;
        };
        Insert: {
          amounts?: Json;
          created_at?: string;
          id?: string;
          member_id?: string;
          name: string;
          position?: number;
          revision?: number;
          updated_at?: string;
        };
        Update: {
          amounts?: Json;
          created_at?: string;
          id?: string;
          member_id?: string;
          name?: string;
          position?: number;
          revision?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'annual_spending_profiles_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
      benefit_custom_values: {
        Row: {
          catalog_benefit_id: number | null;
          created_at: string;
          credit_card_benefit_id: number;
          id: string;
          is_high_value: boolean | null;
          is_points_value: boolean | null;
          member_id: string;
          own_benefit_id: number | null;
          revision: number;
          updated_at: string;
          value: number | null;
        };
        Insert: {
          catalog_benefit_id?: never;
          created_at?: string;
          credit_card_benefit_id: number;
          id?: string;
          is_high_value?: boolean | null;
          is_points_value?: boolean | null;
          member_id?: string;
          own_benefit_id?: never;
          revision?: number;
          updated_at?: string;
          value?: number | null;
        };
        Update: {
          catalog_benefit_id?: never;
          created_at?: string;
          credit_card_benefit_id?: number;
          id?: string;
          is_high_value?: boolean | null;
          is_points_value?: boolean | null;
          member_id?: string;
          own_benefit_id?: never;
          revision?: number;
          updated_at?: string;
          value?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'benefit_custom_values_credit_card_benefit_id_fkey';
            columns: ['catalog_benefit_id'];
            isOneToOne: false;
            referencedRelation: 'credit_card_benefits';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'benefit_custom_values_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
      benefit_spending: {
        Row: {
          category_id: number | null;
          confidence: string;
          created_at: string;
          credit_card_benefit_id: number;
          id: number;
          revision: number;
          source: string | null;
          source_url: string | null;
          sub_category_id: number | null;
          updated_at: string;
          verified_on: string | null;
        };
        Insert: {
          category_id?: number | null;
          confidence?: string;
          created_at?: string;
          credit_card_benefit_id: number;
          id?: number;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          sub_category_id?: number | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Update: {
          category_id?: number | null;
          confidence?: string;
          created_at?: string;
          credit_card_benefit_id?: number;
          id?: number;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          sub_category_id?: number | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'benefit_spending_category_id_fkey';
            columns: ['category_id'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'benefit_spending_credit_card_benefit_id_fkey';
            columns: ['credit_card_benefit_id'];
            isOneToOne: false;
            referencedRelation: 'credit_card_benefits';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'benefit_spending_sub_category_id_fkey';
            columns: ['sub_category_id'];
            isOneToOne: false;
            referencedRelation: 'sub_categories';
            referencedColumns: ['id'];
          },
        ];
      };
      benefit_uses: {
        Row: {
          catalog_benefit_id: number | null;
          created_at: string;
          credit_card_benefit_id: number;
          id: string;
          member_card_id: string;
          member_id: string;
          notes: string | null;
          own_benefit_id: number | null;
          period_starts_on: string;
          revision: number;
          updated_at: string;
          used_cents: number;
          used_count: number;
        };
        Insert: {
          catalog_benefit_id?: never;
          created_at?: string;
          credit_card_benefit_id: number;
          id?: string;
          member_card_id: string;
          member_id?: string;
          notes?: string | null;
          own_benefit_id?: never;
          period_starts_on: string;
          revision?: number;
          updated_at?: string;
          used_cents?: number;
          used_count?: number;
        };
        Update: {
          catalog_benefit_id?: never;
          created_at?: string;
          credit_card_benefit_id?: number;
          id?: string;
          member_card_id?: string;
          member_id?: string;
          notes?: string | null;
          own_benefit_id?: never;
          period_starts_on?: string;
          revision?: number;
          updated_at?: string;
          used_cents?: number;
          used_count?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'benefit_uses_credit_card_benefit_id_fkey';
            columns: ['catalog_benefit_id'];
            isOneToOne: false;
            referencedRelation: 'credit_card_benefits';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'benefit_uses_member_card_id_fkey';
            columns: ['member_card_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'member_cards';
            referencedColumns: ['id', 'member_id'];
          },
          {
            foreignKeyName: 'benefit_uses_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
      benefits: {
        Row: {
          confidence: string;
          created_at: string;
          description: string;
          id: number;
          kind: string;
          name: string;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          updated_at: string;
          verified_on: string | null;
        };
        Insert: {
          confidence?: string;
          created_at?: string;
          description: string;
          id?: number;
          kind: string;
          name: string;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Update: {
          confidence?: string;
          created_at?: string;
          description?: string;
          id?: number;
          kind?: string;
          name?: string;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Relationships: [];
      };
      bonus_trackers: {
        Row: {
          cash_cents: number | null;
          created_at: string;
          deadline_on: string | null;
          id: string;
          member_card_id: string;
          member_id: string;
          notes: string | null;
          points: number | null;
          posted_on: string | null;
          required_spend_cents: number;
          revision: number;
          signup_bonus_id: number | null;
          spent_cents: number;
          starts_on: string | null;
          updated_at: string;
        };
        Insert: {
          cash_cents?: number | null;
          created_at?: string;
          deadline_on?: string | null;
          id?: string;
          member_card_id: string;
          member_id?: string;
          notes?: string | null;
          points?: number | null;
          posted_on?: string | null;
          required_spend_cents: number;
          revision?: number;
          signup_bonus_id?: number | null;
          spent_cents?: number;
          starts_on?: string | null;
          updated_at?: string;
        };
        Update: {
          cash_cents?: number | null;
          created_at?: string;
          deadline_on?: string | null;
          id?: string;
          member_card_id?: string;
          member_id?: string;
          notes?: string | null;
          points?: number | null;
          posted_on?: string | null;
          required_spend_cents?: number;
          revision?: number;
          signup_bonus_id?: number | null;
          spent_cents?: number;
          starts_on?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bonus_trackers_member_card_id_fkey';
            columns: ['member_card_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'member_cards';
            referencedColumns: ['id', 'member_id'];
          },
          {
            foreignKeyName: 'bonus_trackers_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bonus_trackers_signup_bonus_id_fkey';
            columns: ['signup_bonus_id'];
            isOneToOne: false;
            referencedRelation: 'signup_bonuses';
            referencedColumns: ['id'];
          },
        ];
      };
      card_choice_options: {
        Row: {
          card_choice_id: number;
          category_id: number | null;
          confidence: string;
          created_at: string;
          id: number;
          name: string;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          sub_category_id: number | null;
          updated_at: string;
          verified_on: string | null;
        };
        Insert: {
          card_choice_id: number;
          category_id?: number | null;
          confidence?: string;
          created_at?: string;
          id?: number;
          name: string;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          sub_category_id?: number | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Update: {
          card_choice_id?: number;
          category_id?: number | null;
          confidence?: string;
          created_at?: string;
          id?: number;
          name?: string;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          sub_category_id?: number | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'card_choice_options_card_choice_id_fkey';
            columns: ['card_choice_id'];
            isOneToOne: false;
            referencedRelation: 'card_choices';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'card_choice_options_category_id_fkey';
            columns: ['category_id'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'card_choice_options_sub_category_id_fkey';
            columns: ['sub_category_id'];
            isOneToOne: false;
            referencedRelation: 'sub_categories';
            referencedColumns: ['id'];
          },
        ];
      };
      card_choices: {
        Row: {
          change_period: string | null;
          choose_count: number | null;
          confidence: string;
          created_at: string;
          credit_card_id: number;
          id: number;
          mode: string;
          name: string;
          rate: number;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          spending_cap_id: number | null;
          updated_at: string;
          verified_on: string | null;
        };
        Insert: {
          change_period?: string | null;
          choose_count?: number | null;
          confidence?: string;
          created_at?: string;
          credit_card_id: number;
          id?: number;
          mode: string;
          name: string;
          rate: number;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          spending_cap_id?: number | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Update: {
          change_period?: string | null;
          choose_count?: number | null;
          confidence?: string;
          created_at?: string;
          credit_card_id?: number;
          id?: number;
          mode?: string;
          name?: string;
          rate?: number;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          spending_cap_id?: number | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'card_choices_credit_card_id_fkey';
            columns: ['credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'card_choices_spending_cap_id_fkey';
            columns: ['spending_cap_id', 'credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'spending_caps';
            referencedColumns: ['id', 'credit_card_id'];
          },
        ];
      };
      card_offers: {
        Row: {
          adds_up: boolean;
          back_cents: number | null;
          back_percent: number | null;
          back_points: number | null;
          back_rate: number | null;
          created_at: string;
          ends_on: string | null;
          gives: string;
          id: string;
          is_added: boolean;
          member_card_id: string;
          member_id: string;
          min_spend_cents: number;
          notes: string | null;
          revision: number;
          shop: string;
          spent_cents: number;
          times: number | null;
          updated_at: string;
          used_on: string | null;
          used_times: number;
        };
        Insert: {
          adds_up?: boolean;
          back_cents?: number | null;
          back_percent?: number | null;
          back_points?: number | null;
          back_rate?: number | null;
          created_at?: string;
          ends_on?: string | null;
          gives: string;
          id?: string;
          is_added?: boolean;
          member_card_id: string;
          member_id?: string;
          min_spend_cents?: number;
          notes?: string | null;
          revision?: number;
          shop: string;
          spent_cents?: number;
          times?: number | null;
          updated_at?: string;
          used_on?: string | null;
          used_times?: number;
        };
        Update: {
          adds_up?: boolean;
          back_cents?: number | null;
          back_percent?: number | null;
          back_points?: number | null;
          back_rate?: number | null;
          created_at?: string;
          ends_on?: string | null;
          gives?: string;
          id?: string;
          is_added?: boolean;
          member_card_id?: string;
          member_id?: string;
          min_spend_cents?: number;
          notes?: string | null;
          revision?: number;
          shop?: string;
          spent_cents?: number;
          times?: number | null;
          updated_at?: string;
          used_on?: string | null;
          used_times?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'card_offers_member_card_id_fkey';
            columns: ['member_card_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'member_cards';
            referencedColumns: ['id', 'member_id'];
          },
          {
            foreignKeyName: 'card_offers_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
      catalog_state: {
        Row: {
          changed_at: string;
          id: boolean;
          revision: number;
        };
        Insert: {
          changed_at?: string;
          id?: boolean;
          revision?: number;
        };
        Update: {
          changed_at?: string;
          id?: boolean;
          revision?: number;
        };
        Relationships: [];
      };
      categories: {
        Row: {
          confidence: string;
          created_at: string;
          icon: string;
          id: number;
          name: string;
          position: number;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          updated_at: string;
          verified_on: string | null;
        };
        Insert: {
          confidence?: string;
          created_at?: string;
          icon: string;
          id?: number;
          name: string;
          position?: number;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Update: {
          confidence?: string;
          created_at?: string;
          icon?: string;
          id?: number;
          name?: string;
          position?: number;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Relationships: [];
      };
      category_points: {
        Row: {
          card_choice_id: number | null;
          category_id: number | null;
          channel: string;
          confidence: string;
          created_at: string;
          credit_card_id: number;
          id: number;
          is_additive: boolean;
          rate: number;
          requires_activation: boolean;
          revision: number;
          source: string | null;
          source_url: string | null;
          spending_cap_id: number | null;
          sub_category_id: number | null;
          updated_at: string;
          valid_during: string;
          verified_on: string | null;
        };
        Insert: {
          card_choice_id?: number | null;
          category_id?: number | null;
          channel?: string;
          confidence?: string;
          created_at?: string;
          credit_card_id: number;
          id?: number;
          is_additive?: boolean;
          rate: number;
          requires_activation?: boolean;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          spending_cap_id?: number | null;
          sub_category_id?: number | null;
          updated_at?: string;
          valid_during?: string;
          verified_on?: string | null;
        };
        Update: {
          card_choice_id?: number | null;
          category_id?: number | null;
          channel?: string;
          confidence?: string;
          created_at?: string;
          credit_card_id?: number;
          id?: number;
          is_additive?: boolean;
          rate?: number;
          requires_activation?: boolean;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          spending_cap_id?: number | null;
          sub_category_id?: number | null;
          updated_at?: string;
          valid_during?: string;
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'category_points_card_choice_id_fkey';
            columns: ['card_choice_id', 'credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'card_choices';
            referencedColumns: ['id', 'credit_card_id'];
          },
          {
            foreignKeyName: 'category_points_category_id_fkey';
            columns: ['category_id'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'category_points_credit_card_id_fkey';
            columns: ['credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'category_points_spending_cap_id_fkey';
            columns: ['spending_cap_id', 'credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'spending_caps';
            referencedColumns: ['id', 'credit_card_id'];
          },
          {
            foreignKeyName: 'category_points_sub_category_id_fkey';
            columns: ['sub_category_id'];
            isOneToOne: false;
            referencedRelation: 'sub_categories';
            referencedColumns: ['id'];
          },
        ];
      };
      companies: {
        Row: {
          alliance_id: number | null;
          assets_cents: number | null;
          charter_number: number | null;
          city: string | null;
          confidence: string;
          country: string | null;
          created_at: string;
          id: number;
          kind: string;
          members_count: number | null;
          name: string;
          preapproval_url: string | null;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          state: string | null;
          updated_at: string;
          verified_on: string | null;
          website_url: string | null;
        };
        Insert: {
          alliance_id?: number | null;
          assets_cents?: number | null;
          charter_number?: number | null;
          city?: string | null;
          confidence?: string;
          country?: string | null;
          created_at?: string;
          id?: number;
          kind: string;
          members_count?: number | null;
          name: string;
          preapproval_url?: string | null;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          state?: string | null;
          updated_at?: string;
          verified_on?: string | null;
          website_url?: string | null;
        };
        Update: {
          alliance_id?: number | null;
          assets_cents?: number | null;
          charter_number?: number | null;
          city?: string | null;
          confidence?: string;
          country?: string | null;
          created_at?: string;
          id?: number;
          kind?: string;
          members_count?: number | null;
          name?: string;
          preapproval_url?: string | null;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          state?: string | null;
          updated_at?: string;
          verified_on?: string | null;
          website_url?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'companies_alliance_id_fkey';
            columns: ['alliance_id'];
            isOneToOne: false;
            referencedRelation: 'alliances';
            referencedColumns: ['id'];
          },
        ];
      };
      credit_card_benefits: {
        Row: {
          alignment: string;
          benefit_id: number;
          confidence: string;
          created_at: string;
          credit_card_id: number;
          default_usage_percent: number | null;
          ends_on: string | null;
          excludes_first_year: boolean;
          id: number;
          min_spend_cents: number | null;
          name: string;
          occurrences_per_period: number;
          period: string;
          points_value: number | null;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          start_month: number | null;
          updated_at: string;
          value_cents: number | null;
          verified_on: string | null;
        };
        Insert: {
          alignment?: string;
          benefit_id: number;
          confidence?: string;
          created_at?: string;
          credit_card_id: number;
          default_usage_percent?: number | null;
          ends_on?: string | null;
          excludes_first_year?: boolean;
          id?: number;
          min_spend_cents?: number | null;
          name: string;
          occurrences_per_period?: number;
          period: string;
          points_value?: number | null;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          start_month?: number | null;
          updated_at?: string;
          value_cents?: number | null;
          verified_on?: string | null;
        };
        Update: {
          alignment?: string;
          benefit_id?: number;
          confidence?: string;
          created_at?: string;
          credit_card_id?: number;
          default_usage_percent?: number | null;
          ends_on?: string | null;
          excludes_first_year?: boolean;
          id?: number;
          min_spend_cents?: number | null;
          name?: string;
          occurrences_per_period?: number;
          period?: string;
          points_value?: number | null;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          start_month?: number | null;
          updated_at?: string;
          value_cents?: number | null;
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'credit_card_benefits_benefit_id_fkey';
            columns: ['benefit_id'];
            isOneToOne: false;
            referencedRelation: 'benefits';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'credit_card_benefits_credit_card_id_fkey';
            columns: ['credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
        ];
      };
      credit_card_requirements: {
        Row: {
          confidence: string;
          created_at: string;
          credit_card_id: number;
          id: number;
          requirement_id: number;
          revision: number;
          source: string | null;
          source_url: string | null;
          updated_at: string;
          verified_on: string | null;
        };
        Insert: {
          confidence?: string;
          created_at?: string;
          credit_card_id: number;
          id?: number;
          requirement_id: number;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Update: {
          confidence?: string;
          created_at?: string;
          credit_card_id?: number;
          id?: number;
          requirement_id?: number;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'credit_card_requirements_credit_card_id_fkey';
            columns: ['credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'credit_card_requirements_requirement_id_fkey';
            columns: ['requirement_id'];
            isOneToOne: false;
            referencedRelation: 'requirements';
            referencedColumns: ['id'];
          },
        ];
      };
      credit_card_rules: {
        Row: {
          blocking_credit_card_id: number | null;
          confidence: string;
          created_at: string;
          credit_card_id: number;
          id: number;
          revision: number;
          rule_id: number;
          source: string | null;
          source_url: string | null;
          updated_at: string;
          verified_on: string | null;
        };
        Insert: {
          blocking_credit_card_id?: number | null;
          confidence?: string;
          created_at?: string;
          credit_card_id: number;
          id?: number;
          revision?: number;
          rule_id: number;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Update: {
          blocking_credit_card_id?: number | null;
          confidence?: string;
          created_at?: string;
          credit_card_id?: number;
          id?: number;
          revision?: number;
          rule_id?: number;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'credit_card_rules_blocking_credit_card_id_fkey';
            columns: ['blocking_credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'credit_card_rules_credit_card_id_fkey';
            columns: ['credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'credit_card_rules_rule_id_fkey';
            columns: ['rule_id'];
            isOneToOne: false;
            referencedRelation: 'rules';
            referencedColumns: ['id'];
          },
        ];
      };
      credit_cards: {
        Row: {
          annual_fee_cents: number;
          art_primary_hex: string;
          art_secondary_hex: string;
          base_rate: number;
          company_id: number;
          confidence: string;
          counts_toward_5_24: boolean;
          created_at: string;
          credit_confidence: string | null;
          credit_needed: string | null;
          credit_source: string | null;
          credit_source_url: string | null;
          credit_verified_on: string | null;
          discontinued_on: string | null;
          first_year_fee_cents: number;
          foreign_transaction_fee_percent: number | null;
          id: number;
          is_business: boolean;
          is_charge_card: boolean;
          issuer_rank: number | null;
          material: string | null;
          name: string;
          needs_unlock: boolean;
          network: string;
          opened_to_new: boolean;
          point_system_id: number;
          product_family: string | null;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          unlocks_transfers: boolean;
          updated_at: string;
          verified_on: string | null;
          website_url: string | null;
        };
        Insert: {
          annual_fee_cents?: number;
          art_primary_hex?: string;
          art_secondary_hex?: string;
          base_rate: number;
          company_id: number;
          confidence?: string;
          counts_toward_5_24?: boolean;
          created_at?: string;
          credit_confidence?: string | null;
          credit_needed?: string | null;
          credit_source?: string | null;
          credit_source_url?: string | null;
          credit_verified_on?: string | null;
          discontinued_on?: string | null;
          first_year_fee_cents?: number;
          foreign_transaction_fee_percent?: number | null;
          id?: number;
          is_business?: boolean;
          is_charge_card?: boolean;
          issuer_rank?: number | null;
          material?: string | null;
          name: string;
          needs_unlock?: boolean;
          network: string;
          opened_to_new?: boolean;
          point_system_id: number;
          product_family?: string | null;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          unlocks_transfers?: boolean;
          updated_at?: string;
          verified_on?: string | null;
          website_url?: string | null;
        };
        Update: {
          annual_fee_cents?: number;
          art_primary_hex?: string;
          art_secondary_hex?: string;
          base_rate?: number;
          company_id?: number;
          confidence?: string;
          counts_toward_5_24?: boolean;
          created_at?: string;
          credit_confidence?: string | null;
          credit_needed?: string | null;
          credit_source?: string | null;
          credit_source_url?: string | null;
          credit_verified_on?: string | null;
          discontinued_on?: string | null;
          first_year_fee_cents?: number;
          foreign_transaction_fee_percent?: number | null;
          id?: number;
          is_business?: boolean;
          is_charge_card?: boolean;
          issuer_rank?: number | null;
          material?: string | null;
          name?: string;
          needs_unlock?: boolean;
          network?: string;
          opened_to_new?: boolean;
          point_system_id?: number;
          product_family?: string | null;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          unlocks_transfers?: boolean;
          updated_at?: string;
          verified_on?: string | null;
          website_url?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'credit_cards_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'credit_cards_point_system_id_fkey';
            columns: ['point_system_id'];
            isOneToOne: false;
            referencedRelation: 'point_systems';
            referencedColumns: ['id'];
          },
        ];
      };
      fact_changes: {
        Row: {
          after: Json | null;
          before: Json | null;
          changed_at: string;
          credit_card_id: number | null;
          id: number;
          is_news: boolean;
          record_id: number;
          table_name: string;
          title: string | null;
        };
        Insert: {
          after?: Json | null;
          before?: Json | null;
          changed_at?: string;
          credit_card_id?: number | null;
          id?: number;
          is_news: boolean;
          record_id: number;
          table_name: string;
          title?: string | null;
        };
        Update: {
          after?: Json | null;
          before?: Json | null;
          changed_at?: string;
          credit_card_id?: number | null;
          id?: number;
          is_news?: boolean;
          record_id?: number;
          table_name?: string;
          title?: string | null;
        };
        Relationships: [];
      };
      fact_reports: {
        Row: {
          answer: string | null;
          answered_at: string | null;
          created_at: string;
          id: string;
          member_id: string | null;
          origin: string;
          page_path: string | null;
          problem: string;
          record_id: number;
          reply_to: string | null;
          revision: number;
          source_url: string | null;
          status: string;
          subject: string;
          suggested_value: string | null;
          table_name: string;
          updated_at: string;
        };
        Insert: {
          answer?: string | null;
          answered_at?: string | null;
          created_at?: string;
          id?: string;
          member_id?: string | null;
          origin?: string;
          page_path?: string | null;
          problem: string;
          record_id: number;
          reply_to?: string | null;
          revision?: number;
          source_url?: string | null;
          status?: string;
          subject: string;
          suggested_value?: string | null;
          table_name: string;
          updated_at?: string;
        };
        Update: {
          answer?: string | null;
          answered_at?: string | null;
          created_at?: string;
          id?: string;
          member_id?: string | null;
          origin?: string;
          page_path?: string | null;
          problem?: string;
          record_id?: number;
          reply_to?: string | null;
          revision?: number;
          source_url?: string | null;
          status?: string;
          subject?: string;
          suggested_value?: string | null;
          table_name?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'fact_reports_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
      fee_refunds: {
        Row: {
          company_id: number;
          confidence: string;
          created_at: string;
          days_after_posting: number;
          id: number;
          notes: string | null;
          revision: number;
          source: string | null;
          source_url: string | null;
          updated_at: string;
          verified_on: string | null;
        };
        Insert: {
          company_id: number;
          confidence?: string;
          created_at?: string;
          days_after_posting: number;
          id?: number;
          notes?: string | null;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Update: {
          company_id?: number;
          confidence?: string;
          created_at?: string;
          days_after_posting?: number;
          id?: number;
          notes?: string | null;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'fee_refunds_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: true;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      linked_rates: {
        Row: {
          at_most_rate: number | null;
          confidence: string;
          created_at: string;
          credit_card_id: number;
          id: number;
          otherwise_points: number;
          points_per_other_dollar: number | null;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          step_1_at_least_percent: number | null;
          step_1_rate: number | null;
          step_2_at_least_percent: number | null;
          step_2_rate: number | null;
          step_3_at_least_percent: number | null;
          step_3_rate: number | null;
          step_4_at_least_percent: number | null;
          step_4_rate: number | null;
          sub_category_slugs: string[];
          updated_at: string;
          valid_during: string;
          verified_on: string | null;
        };
        Insert: {
          at_most_rate?: number | null;
          confidence?: string;
          created_at?: string;
          credit_card_id: number;
          id?: number;
          otherwise_points?: number;
          points_per_other_dollar?: number | null;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          step_1_at_least_percent?: number | null;
          step_1_rate?: number | null;
          step_2_at_least_percent?: number | null;
          step_2_rate?: number | null;
          step_3_at_least_percent?: number | null;
          step_3_rate?: number | null;
          step_4_at_least_percent?: number | null;
          step_4_rate?: number | null;
          sub_category_slugs: string[];
          updated_at?: string;
          valid_during?: string;
          verified_on?: string | null;
        };
        Update: {
          at_most_rate?: number | null;
          confidence?: string;
          created_at?: string;
          credit_card_id?: number;
          id?: number;
          otherwise_points?: number;
          points_per_other_dollar?: number | null;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          step_1_at_least_percent?: number | null;
          step_1_rate?: number | null;
          step_2_at_least_percent?: number | null;
          step_2_rate?: number | null;
          step_3_at_least_percent?: number | null;
          step_3_rate?: number | null;
          step_4_at_least_percent?: number | null;
          step_4_rate?: number | null;
          sub_category_slugs?: string[];
          updated_at?: string;
          valid_during?: string;
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'linked_rates_credit_card_id_fkey';
            columns: ['credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
        ];
      };
      member_cards: {
        Row: {
          annual_fee_cents: number | null;
          applied_on: string | null;
          approved_on: string | null;
          autopay: string | null;
          bonus_posted_on: string | null;
          catalog_card_id: number | null;
          changed_from_catalog_card_id: number | null;
          changed_from_credit_card_id: number | null;
          changed_from_own_card_id: number | null;
          choices: Json;
          closed_on: string | null;
          created_at: string;
          credit_card_id: number;
          due_day: number | null;
          fee_day: number | null;
          fee_month: number | null;
          id: string;
          member_id: string;
          nickname: string | null;
          notes: string | null;
          opened_on: string | null;
          own_card_id: number | null;
          person_id: string | null;
          position: number;
          product_changed_on: string | null;
          revision: number;
          statement_day: number | null;
          status: string;
          updated_at: string;
        };
        Insert: {
          annual_fee_cents?: number | null;
          applied_on?: string | null;
          approved_on?: string | null;
          autopay?: string | null;
          bonus_posted_on?: string | null;
          catalog_card_id?: never;
          changed_from_catalog_card_id?: never;
          changed_from_credit_card_id?: number | null;
          changed_from_own_card_id?: never;
          choices?: Json;
          closed_on?: string | null;
          created_at?: string;
          credit_card_id: number;
          due_day?: number | null;
          fee_day?: number | null;
          fee_month?: number | null;
          id?: string;
          member_id?: string;
          nickname?: string | null;
          notes?: string | null;
          opened_on?: string | null;
          own_card_id?: never;
          person_id?: string | null;
          position?: number;
          product_changed_on?: string | null;
          revision?: number;
          statement_day?: number | null;
          status?: string;
          updated_at?: string;
        };
        Update: {
          annual_fee_cents?: number | null;
          applied_on?: string | null;
          approved_on?: string | null;
          autopay?: string | null;
          bonus_posted_on?: string | null;
          catalog_card_id?: never;
          changed_from_catalog_card_id?: never;
          changed_from_credit_card_id?: number | null;
          changed_from_own_card_id?: never;
          choices?: Json;
          closed_on?: string | null;
          created_at?: string;
          credit_card_id?: number;
          due_day?: number | null;
          fee_day?: number | null;
          fee_month?: number | null;
          id?: string;
          member_id?: string;
          nickname?: string | null;
          notes?: string | null;
          opened_on?: string | null;
          own_card_id?: never;
          person_id?: string | null;
          position?: number;
          product_changed_on?: string | null;
          revision?: number;
          statement_day?: number | null;
          status?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'member_cards_changed_from_credit_card_id_fkey';
            columns: ['changed_from_catalog_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'member_cards_changed_from_own_card_id_fkey';
            columns: ['member_id', 'changed_from_own_card_id'];
            isOneToOne: false;
            referencedRelation: 'own_cards';
            referencedColumns: ['member_id', 'credit_card_id'];
          },
          {
            foreignKeyName: 'member_cards_credit_card_id_fkey';
            columns: ['catalog_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'member_cards_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'member_cards_own_card_id_fkey';
            columns: ['member_id', 'own_card_id'];
            isOneToOne: false;
            referencedRelation: 'own_cards';
            referencedColumns: ['member_id', 'credit_card_id'];
          },
          {
            foreignKeyName: 'member_cards_person_id_fkey';
            columns: ['person_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id', 'member_id'];
          },
        ];
      };
      members: {
        Row: {
          best_card_filters: Json;
          bonus_filters: Json;
          category_priority: Json;
          created_at: string;
          credit_level: string | null;
          email_address: string | null;
          has_business: boolean;
          id: string;
          image_url: string | null;
          name: string | null;
          new_user_wizard: Json;
          payment_costs: Json;
          point_system_tiers: Json;
          redemption_preference: string | null;
          requirements_held: Json;
          revision: number;
          selectable_categories: Json;
          selected_annual_spending_profile_id: string | null;
          shows_expected_quarters: boolean;
          updated_at: string;
          used_programs: Json;
          user_name: string | null;
        };
        Insert: {
          best_card_filters?: Json;
          bonus_filters?: Json;
          category_priority?: Json;
          created_at?: string;
          credit_level?: string | null;
          email_address?: string | null;
          has_business?: boolean;
          id: string;
          image_url?: string | null;
          name?: string | null;
          new_user_wizard?: Json;
          payment_costs?: Json;
          point_system_tiers?: Json;
          redemption_preference?: string | null;
          requirements_held?: Json;
          revision?: number;
          selectable_categories?: Json;
          selected_annual_spending_profile_id?: string | null;
          shows_expected_quarters?: boolean;
          updated_at?: string;
          used_programs?: Json;
          user_name?: string | null;
        };
        Update: {
          best_card_filters?: Json;
          bonus_filters?: Json;
          category_priority?: Json;
          created_at?: string;
          credit_level?: string | null;
          email_address?: string | null;
          has_business?: boolean;
          id?: string;
          image_url?: string | null;
          name?: string | null;
          new_user_wizard?: Json;
          payment_costs?: Json;
          point_system_tiers?: Json;
          redemption_preference?: string | null;
          requirements_held?: Json;
          revision?: number;
          selectable_categories?: Json;
          selected_annual_spending_profile_id?: string | null;
          shows_expected_quarters?: boolean;
          updated_at?: string;
          used_programs?: Json;
          user_name?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'members_selected_annual_spending_profile_id_fkey';
            columns: ['selected_annual_spending_profile_id', 'id'];
            isOneToOne: false;
            referencedRelation: 'annual_spending_profiles';
            referencedColumns: ['id', 'member_id'];
          },
        ];
      };
      merchants: {
        Row: {
          aliases: string[];
          confidence: string;
          created_at: string;
          id: number;
          mcc_codes: string[];
          name: string;
          note: string | null;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          sub_category_id: number;
          updated_at: string;
          verified_on: string | null;
          website_domain: string | null;
        };
        Insert: {
          aliases?: string[];
          confidence?: string;
          created_at?: string;
          id?: number;
          mcc_codes?: string[];
          name: string;
          note?: string | null;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          sub_category_id: number;
          updated_at?: string;
          verified_on?: string | null;
          website_domain?: string | null;
        };
        Update: {
          aliases?: string[];
          confidence?: string;
          created_at?: string;
          id?: number;
          mcc_codes?: string[];
          name?: string;
          note?: string | null;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          sub_category_id?: number;
          updated_at?: string;
          verified_on?: string | null;
          website_domain?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'merchants_sub_category_id_fkey';
            columns: ['sub_category_id'];
            isOneToOne: false;
            referencedRelation: 'sub_categories';
            referencedColumns: ['id'];
          },
        ];
      };
      own_cards: {
        Row: {
          created_at: string;
          credit_card_id: number;
          facts: Json;
          id: string;
          member_id: string;
          name: string;
          own_points_id: number | null;
          revision: number;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          credit_card_id: number;
          facts: Json;
          id?: string;
          member_id?: string;
          name: string;
          own_points_id?: never;
          revision?: number;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          credit_card_id?: number;
          facts?: Json;
          id?: string;
          member_id?: string;
          name?: string;
          own_points_id?: never;
          revision?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'own_cards_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
      own_reminders: {
        Row: {
          created_at: string;
          due_on: string;
          id: string;
          is_mailed: boolean;
          member_id: string;
          repeats: string;
          revision: number;
          title: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          due_on: string;
          id?: string;
          is_mailed?: boolean;
          member_id?: string;
          repeats?: string;
          revision?: number;
          title: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          due_on?: string;
          id?: string;
          is_mailed?: boolean;
          member_id?: string;
          repeats?: string;
          revision?: number;
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'own_reminders_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
      people: {
        Row: {
          created_at: string;
          id: string;
          kind: string;
          member_id: string;
          name: string;
          position: number;
          revision: number;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          kind?: string;
          member_id?: string;
          name: string;
          position?: number;
          revision?: number;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          kind?: string;
          member_id?: string;
          name?: string;
          position?: number;
          revision?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'people_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
      planned_steps: {
        Row: {
          action: string;
          becomes_credit_card_id: number | null;
          catalog_card_id: number | null;
          created_at: string;
          credit_card_id: number;
          id: string;
          member_card_id: string | null;
          member_id: string;
          own_card_id: number | null;
          person_id: string | null;
          planned_on: string;
          revision: number;
          updated_at: string;
        };
        Insert: {
          action: string;
          becomes_credit_card_id?: number | null;
          catalog_card_id?: never;
          created_at?: string;
          credit_card_id: number;
          id?: string;
          member_card_id?: string | null;
          member_id?: string;
          own_card_id?: never;
          person_id?: string | null;
          planned_on: string;
          revision?: number;
          updated_at?: string;
        };
        Update: {
          action?: string;
          becomes_credit_card_id?: number | null;
          catalog_card_id?: never;
          created_at?: string;
          credit_card_id?: number;
          id?: string;
          member_card_id?: string | null;
          member_id?: string;
          own_card_id?: never;
          person_id?: string | null;
          planned_on?: string;
          revision?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'planned_steps_becomes_credit_card_id_fkey';
            columns: ['becomes_credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'planned_steps_credit_card_id_fkey';
            columns: ['catalog_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'planned_steps_member_card_id_fkey';
            columns: ['member_card_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'member_cards';
            referencedColumns: ['id', 'member_id'];
          },
          {
            foreignKeyName: 'planned_steps_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'planned_steps_own_card_id_fkey';
            columns: ['member_id', 'own_card_id'];
            isOneToOne: false;
            referencedRelation: 'own_cards';
            referencedColumns: ['member_id', 'credit_card_id'];
          },
          {
            foreignKeyName: 'planned_steps_person_id_fkey';
            columns: ['person_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id', 'member_id'];
          },
        ];
      };
      point_balances: {
        Row: {
          catalog_system_id: number | null;
          counted_on: string | null;
          created_at: string;
          expires_on: string | null;
          id: string;
          member_id: string;
          own_points_id: number | null;
          person_id: string | null;
          point_system_id: number;
          points: number;
          revision: number;
          updated_at: string;
        };
        Insert: {
          catalog_system_id?: never;
          counted_on?: string | null;
          created_at?: string;
          expires_on?: string | null;
          id?: string;
          member_id?: string;
          own_points_id?: never;
          person_id?: string | null;
          point_system_id: number;
          points: number;
          revision?: number;
          updated_at?: string;
        };
        Update: {
          catalog_system_id?: never;
          counted_on?: string | null;
          created_at?: string;
          expires_on?: string | null;
          id?: string;
          member_id?: string;
          own_points_id?: never;
          person_id?: string | null;
          point_system_id?: number;
          points?: number;
          revision?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'point_balances_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'point_balances_own_points_id_fkey';
            columns: ['member_id', 'own_points_id'];
            isOneToOne: false;
            referencedRelation: 'own_cards';
            referencedColumns: ['member_id', 'own_points_id'];
          },
          {
            foreignKeyName: 'point_balances_person_id_fkey';
            columns: ['person_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'people';
            referencedColumns: ['id', 'member_id'];
          },
          {
            foreignKeyName: 'point_balances_point_system_id_fkey';
            columns: ['catalog_system_id'];
            isOneToOne: false;
            referencedRelation: 'point_systems';
            referencedColumns: ['id'];
          },
        ];
      };
      point_system_custom_values: {
        Row: {
          cash_value: number | null;
          created_at: string;
          gift_card_value: number | null;
          id: string;
          member_id: string;
          point_system_id: number;
          revision: number;
          status_level_value: number | null;
          travel_value: number | null;
          updated_at: string;
        };
        Insert: {
          cash_value?: number | null;
          created_at?: string;
          gift_card_value?: number | null;
          id?: string;
          member_id?: string;
          point_system_id: number;
          revision?: number;
          status_level_value?: number | null;
          travel_value?: number | null;
          updated_at?: string;
        };
        Update: {
          cash_value?: number | null;
          created_at?: string;
          gift_card_value?: number | null;
          id?: string;
          member_id?: string;
          point_system_id?: number;
          revision?: number;
          status_level_value?: number | null;
          travel_value?: number | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'point_system_custom_values_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'point_system_custom_values_point_system_id_fkey';
            columns: ['point_system_id'];
            isOneToOne: false;
            referencedRelation: 'point_systems';
            referencedColumns: ['id'];
          },
        ];
      };
      point_system_tiers: {
        Row: {
          company_id: number | null;
          confidence: string;
          created_at: string;
          earn_bonus_percent: number;
          id: number;
          min_balance_cents: number | null;
          name: string;
          point_system_id: number;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          updated_at: string;
          valid_during: string;
          verified_on: string | null;
        };
        Insert: {
          company_id?: number | null;
          confidence?: string;
          created_at?: string;
          earn_bonus_percent: number;
          id?: number;
          min_balance_cents?: number | null;
          name: string;
          point_system_id: number;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          valid_during?: string;
          verified_on?: string | null;
        };
        Update: {
          company_id?: number | null;
          confidence?: string;
          created_at?: string;
          earn_bonus_percent?: number;
          id?: number;
          min_balance_cents?: number | null;
          name?: string;
          point_system_id?: number;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          valid_during?: string;
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'point_system_tiers_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'point_system_tiers_point_system_id_fkey';
            columns: ['point_system_id'];
            isOneToOne: false;
            referencedRelation: 'point_systems';
            referencedColumns: ['id'];
          },
        ];
      };
      point_systems: {
        Row: {
          cash_value: number | null;
          company_id: number | null;
          confidence: string;
          created_at: string;
          expires_after_months: number | null;
          expiry_confidence: string | null;
          expiry_rule: string | null;
          expiry_source_url: string | null;
          gift_card_value: number | null;
          id: number;
          kept_alive_by: string | null;
          kind: string;
          name: string;
          pooling: string | null;
          pooling_confidence: string | null;
          pooling_source_url: string | null;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          status_level_value: number | null;
          travel_value: number | null;
          unit: string;
          untransferable_value: number | null;
          updated_at: string;
          used_with: string[];
          verified_on: string | null;
        };
        Insert: {
          cash_value?: number | null;
          company_id?: number | null;
          confidence?: string;
          created_at?: string;
          expires_after_months?: number | null;
          expiry_confidence?: string | null;
          expiry_rule?: string | null;
          expiry_source_url?: string | null;
          gift_card_value?: number | null;
          id?: number;
          kept_alive_by?: string | null;
          kind: string;
          name: string;
          pooling?: string | null;
          pooling_confidence?: string | null;
          pooling_source_url?: string | null;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          status_level_value?: number | null;
          travel_value?: number | null;
          unit: string;
          untransferable_value?: number | null;
          updated_at?: string;
          used_with?: string[];
          verified_on?: string | null;
        };
        Update: {
          cash_value?: number | null;
          company_id?: number | null;
          confidence?: string;
          created_at?: string;
          expires_after_months?: number | null;
          expiry_confidence?: string | null;
          expiry_rule?: string | null;
          expiry_source_url?: string | null;
          gift_card_value?: number | null;
          id?: number;
          kept_alive_by?: string | null;
          kind?: string;
          name?: string;
          pooling?: string | null;
          pooling_confidence?: string | null;
          pooling_source_url?: string | null;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          status_level_value?: number | null;
          travel_value?: number | null;
          unit?: string;
          untransferable_value?: number | null;
          updated_at?: string;
          used_with?: string[];
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'point_systems_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      point_transfers: {
        Row: {
          bonus_during: string | null;
          bonus_percent: number | null;
          confidence: string;
          created_at: string;
          credit_card_id: number | null;
          from_point_system_id: number;
          id: number;
          min_increment: number;
          points_in: number;
          points_out: number;
          revision: number;
          source: string | null;
          source_url: string | null;
          to_point_system_id: number;
          updated_at: string;
          valid_during: string;
          verified_on: string | null;
        };
        Insert: {
          bonus_during?: string | null;
          bonus_percent?: number | null;
          confidence?: string;
          created_at?: string;
          credit_card_id?: number | null;
          from_point_system_id: number;
          id?: number;
          min_increment?: number;
          points_in: number;
          points_out: number;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          to_point_system_id: number;
          updated_at?: string;
          valid_during?: string;
          verified_on?: string | null;
        };
        Update: {
          bonus_during?: string | null;
          bonus_percent?: number | null;
          confidence?: string;
          created_at?: string;
          credit_card_id?: number | null;
          from_point_system_id?: number;
          id?: number;
          min_increment?: number;
          points_in?: number;
          points_out?: number;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          to_point_system_id?: number;
          updated_at?: string;
          valid_during?: string;
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'point_transfers_credit_card_id_fkey';
            columns: ['credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'point_transfers_from_point_system_id_fkey';
            columns: ['from_point_system_id'];
            isOneToOne: false;
            referencedRelation: 'point_systems';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'point_transfers_to_point_system_id_fkey';
            columns: ['to_point_system_id'];
            isOneToOne: false;
            referencedRelation: 'point_systems';
            referencedColumns: ['id'];
          },
        ];
      };
      product_changes: {
        Row: {
          confidence: string;
          created_at: string;
          from_credit_card_id: number;
          id: number;
          keeps_points: boolean | null;
          kind: string;
          min_months_open: number | null;
          notes: string | null;
          revision: number;
          source: string | null;
          source_url: string | null;
          to_credit_card_id: number;
          updated_at: string;
          verified_on: string | null;
        };
        Insert: {
          confidence?: string;
          created_at?: string;
          from_credit_card_id: number;
          id?: number;
          keeps_points?: boolean | null;
          kind: string;
          min_months_open?: number | null;
          notes?: string | null;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          to_credit_card_id: number;
          updated_at?: string;
          verified_on?: string | null;
        };
        Update: {
          confidence?: string;
          created_at?: string;
          from_credit_card_id?: number;
          id?: number;
          keeps_points?: boolean | null;
          kind?: string;
          min_months_open?: number | null;
          notes?: string | null;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          to_credit_card_id?: number;
          updated_at?: string;
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'product_changes_from_credit_card_id_fkey';
            columns: ['from_credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'product_changes_to_credit_card_id_fkey';
            columns: ['to_credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
        ];
      };
      purchases: {
        Row: {
          amount_cents: number;
          catalog_benefit_id: number | null;
          created_at: string;
          credit_card_benefit_id: number | null;
          id: string;
          import_key: string | null;
          made_on: string;
          member_card_id: string;
          member_id: string;
          merchant: string | null;
          notes: string | null;
          own_benefit_id: number | null;
          revision: number;
          sub_category_id: number | null;
          updated_at: string;
        };
        Insert: {
          amount_cents: number;
          catalog_benefit_id?: never;
          created_at?: string;
          credit_card_benefit_id?: number | null;
          id?: string;
          import_key?: string | null;
          made_on: string;
          member_card_id: string;
          member_id?: string;
          merchant?: string | null;
          notes?: string | null;
          own_benefit_id?: never;
          revision?: number;
          sub_category_id?: number | null;
          updated_at?: string;
        };
        Update: {
          amount_cents?: number;
          catalog_benefit_id?: never;
          created_at?: string;
          credit_card_benefit_id?: number | null;
          id?: string;
          import_key?: string | null;
          made_on?: string;
          member_card_id?: string;
          member_id?: string;
          merchant?: string | null;
          notes?: string | null;
          own_benefit_id?: never;
          revision?: number;
          sub_category_id?: number | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'purchases_credit_card_benefit_id_fkey';
            columns: ['catalog_benefit_id'];
            isOneToOne: false;
            referencedRelation: 'credit_card_benefits';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'purchases_member_card_id_fkey';
            columns: ['member_card_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'member_cards';
            referencedColumns: ['id', 'member_id'];
          },
          {
            foreignKeyName: 'purchases_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'purchases_sub_category_id_fkey';
            columns: ['sub_category_id'];
            isOneToOne: false;
            referencedRelation: 'sub_categories';
            referencedColumns: ['id'];
          },
        ];
      };
      redemptions: {
        Row: {
          cash_cents: number;
          created_at: string;
          id: string;
          member_id: string;
          point_system_id: number;
          points: number;
          redeemed_on: string;
          revision: number;
          taxes_cents: number;
          updated_at: string;
        };
        Insert: {
          cash_cents: number;
          created_at?: string;
          id?: string;
          member_id?: string;
          point_system_id: number;
          points: number;
          redeemed_on: string;
          revision?: number;
          taxes_cents?: number;
          updated_at?: string;
        };
        Update: {
          cash_cents?: number;
          created_at?: string;
          id?: string;
          member_id?: string;
          point_system_id?: number;
          points?: number;
          redeemed_on?: string;
          revision?: number;
          taxes_cents?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'redemptions_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'redemptions_point_system_id_fkey';
            columns: ['point_system_id'];
            isOneToOne: false;
            referencedRelation: 'point_systems';
            referencedColumns: ['id'];
          },
        ];
      };
      reference_changes: {
        Row: {
          after: Json | null;
          before: Json | null;
          catalog_revision: number;
          changed_at: string;
          changed_by: string | null;
          id: number;
          operation: string;
          record_id: number;
          table_name: string;
        };
        Insert: {
          after?: Json | null;
          before?: Json | null;
          catalog_revision: number;
          changed_at?: string;
          changed_by?: string | null;
          id?: never;
          operation: string;
          record_id: number;
          table_name: string;
        };
        Update: {
          after?: Json | null;
          before?: Json | null;
          catalog_revision?: number;
          changed_at?: string;
          changed_by?: string | null;
          id?: never;
          operation?: string;
          record_id?: number;
          table_name?: string;
        };
        Relationships: [];
      };
      reminder_preferences: {
        Row: {
          created_at: string;
          id: string;
          lead_days: number;
          mail_kinds: string[];
          mail_rhythm: string;
          member_id: string;
          most_a_day: number;
          offers_from_cents: number;
          push_kinds: string[];
          quiet_from: number;
          quiet_to: number;
          revision: number;
          tells_amounts: boolean;
          time_zone: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          lead_days?: number;
          mail_kinds?: string[];
          mail_rhythm?: string;
          member_id?: string;
          most_a_day?: number;
          offers_from_cents?: number;
          push_kinds?: string[];
          quiet_from?: number;
          quiet_to?: number;
          revision?: number;
          tells_amounts?: boolean;
          time_zone?: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          lead_days?: number;
          mail_kinds?: string[];
          mail_rhythm?: string;
          member_id?: string;
          most_a_day?: number;
          offers_from_cents?: number;
          push_kinds?: string[];
          quiet_from?: number;
          quiet_to?: number;
          revision?: number;
          tells_amounts?: boolean;
          time_zone?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'reminder_preferences_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: true;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
      requirements: {
        Row: {
          annual_cost_cents: number;
          confidence: string;
          created_at: string;
          description: string;
          id: number;
          kind: string;
          name: string;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          updated_at: string;
          verified_on: string | null;
        };
        Insert: {
          annual_cost_cents?: number;
          confidence?: string;
          created_at?: string;
          description: string;
          id?: number;
          kind: string;
          name: string;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Update: {
          annual_cost_cents?: number;
          confidence?: string;
          created_at?: string;
          description?: string;
          id?: number;
          kind?: string;
          name?: string;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Relationships: [];
      };
      reviews: {
        Row: {
          author_name: string;
          body: string;
          confidence: string;
          created_at: string;
          credit_card_id: number | null;
          id: number;
          is_published: boolean;
          published_on: string | null;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          summary: string;
          title: string;
          updated_at: string;
          verified_on: string | null;
          word_count: number;
        };
        Insert: {
          author_name?: string;
          body: string;
          confidence?: string;
          created_at?: string;
          credit_card_id?: number | null;
          id?: number;
          is_published?: boolean;
          published_on?: string | null;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          summary?: string;
          title: string;
          updated_at?: string;
          verified_on?: string | null;
          word_count?: number;
        };
        Update: {
          author_name?: string;
          body?: string;
          confidence?: string;
          created_at?: string;
          credit_card_id?: number | null;
          id?: number;
          is_published?: boolean;
          published_on?: string | null;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          summary?: string;
          title?: string;
          updated_at?: string;
          verified_on?: string | null;
          word_count?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'reviews_credit_card_id_fkey';
            columns: ['credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
        ];
      };
      rules: {
        Row: {
          clock: string;
          company_id: number;
          confidence: string;
          counts: string;
          created_at: string;
          explanation: string;
          id: number;
          kind: string;
          limit_count: number | null;
          revision: number;
          scope: string;
          slug: string;
          source: string | null;
          source_url: string | null;
          strictness: string;
          title: string;
          updated_at: string;
          verified_on: string | null;
          window_unit: string | null;
          window_value: number | null;
        };
        Insert: {
          clock: string;
          company_id: number;
          confidence?: string;
          counts?: string;
          created_at?: string;
          explanation: string;
          id?: number;
          kind: string;
          limit_count?: number | null;
          revision?: number;
          scope: string;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          strictness: string;
          title: string;
          updated_at?: string;
          verified_on?: string | null;
          window_unit?: string | null;
          window_value?: number | null;
        };
        Update: {
          clock?: string;
          company_id?: number;
          confidence?: string;
          counts?: string;
          created_at?: string;
          explanation?: string;
          id?: number;
          kind?: string;
          limit_count?: number | null;
          revision?: number;
          scope?: string;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          strictness?: string;
          title?: string;
          updated_at?: string;
          verified_on?: string | null;
          window_unit?: string | null;
          window_value?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'rules_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      shared_pages: {
        Row: {
          created_at: string;
          document: Json;
          id: string;
          kind: string;
          lasts_days: number;
          member_id: string;
          revision: number;
          share_token: string;
          title: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          document: Json;
          id?: string;
          kind: string;
          lasts_days: number;
          member_id?: string;
          revision?: number;
          share_token?: string;
          title: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          document?: Json;
          id?: string;
          kind?: string;
          lasts_days?: number;
          member_id?: string;
          revision?: number;
          share_token?: string;
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'shared_pages_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
      shop_corrections: {
        Row: {
          created_at: string;
          id: string;
          member_id: string;
          revision: number;
          shop: string;
          sub_category_id: number | null;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          member_id?: string;
          revision?: number;
          shop: string;
          sub_category_id?: number | null;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          member_id?: string;
          revision?: number;
          shop?: string;
          sub_category_id?: number | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'shop_corrections_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'shop_corrections_sub_category_id_fkey';
            columns: ['sub_category_id'];
            isOneToOne: false;
            referencedRelation: 'sub_categories';
            referencedColumns: ['id'];
          },
        ];
      };
      signup_bonus_credits: {
        Row: {
          confidence: string;
          created_at: string;
          id: number;
          name: string;
          revision: number;
          signup_bonus_id: number;
          source: string | null;
          source_url: string | null;
          sub_category_slugs: string[];
          updated_at: string;
          value_cents: number;
          verified_on: string | null;
        };
        Insert: {
          confidence?: string;
          created_at?: string;
          id?: number;
          name: string;
          revision?: number;
          signup_bonus_id: number;
          source?: string | null;
          source_url?: string | null;
          sub_category_slugs?: string[];
          updated_at?: string;
          value_cents: number;
          verified_on?: string | null;
        };
        Update: {
          confidence?: string;
          created_at?: string;
          id?: number;
          name?: string;
          revision?: number;
          signup_bonus_id?: number;
          source?: string | null;
          source_url?: string | null;
          sub_category_slugs?: string[];
          updated_at?: string;
          value_cents?: number;
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'signup_bonus_credits_signup_bonus_id_fkey';
            columns: ['signup_bonus_id'];
            isOneToOne: false;
            referencedRelation: 'signup_bonuses';
            referencedColumns: ['id'];
          },
        ];
      };
      signup_bonus_tiers: {
        Row: {
          cash_cents: number | null;
          confidence: string;
          created_at: string;
          credits_cents: number | null;
          id: number;
          points: number | null;
          revision: number;
          signup_bonus_id: number;
          source: string | null;
          source_url: string | null;
          spend_cents: number;
          tier: number;
          typical_cash_cents: number | null;
          typical_points: number | null;
          updated_at: string;
          verified_on: string | null;
          window_days: number;
        };
        Insert: {
          cash_cents?: number | null;
          confidence?: string;
          created_at?: string;
          credits_cents?: number | null;
          id?: number;
          points?: number | null;
          revision?: number;
          signup_bonus_id: number;
          source?: string | null;
          source_url?: string | null;
          spend_cents: number;
          tier: number;
          typical_cash_cents?: number | null;
          typical_points?: number | null;
          updated_at?: string;
          verified_on?: string | null;
          window_days: number;
        };
        Update: {
          cash_cents?: number | null;
          confidence?: string;
          created_at?: string;
          credits_cents?: number | null;
          id?: number;
          points?: number | null;
          revision?: number;
          signup_bonus_id?: number;
          source?: string | null;
          source_url?: string | null;
          spend_cents?: number;
          tier?: number;
          typical_cash_cents?: number | null;
          typical_points?: number | null;
          updated_at?: string;
          verified_on?: string | null;
          window_days?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'signup_bonus_tiers_signup_bonus_id_fkey';
            columns: ['signup_bonus_id'];
            isOneToOne: false;
            referencedRelation: 'signup_bonuses';
            referencedColumns: ['id'];
          },
        ];
      };
      signup_bonuses: {
        Row: {
          confidence: string;
          created_at: string;
          credit_card_id: number;
          ends_on: string | null;
          first_year_earn_percent: number | null;
          first_year_fee_waived: boolean | null;
          free_night_points_limit: number | null;
          free_nights: number | null;
          id: number;
          is_as_high_as: boolean;
          is_current: boolean;
          referral_confidence: string | null;
          referral_points: number | null;
          referral_source_url: string | null;
          referral_verified_on: string | null;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          starts_on: string | null;
          updated_at: string;
          verified_on: string | null;
        };
        Insert: {
          confidence?: string;
          created_at?: string;
          credit_card_id: number;
          ends_on?: string | null;
          first_year_earn_percent?: number | null;
          first_year_fee_waived?: boolean | null;
          free_night_points_limit?: number | null;
          free_nights?: number | null;
          id?: number;
          is_as_high_as?: boolean;
          is_current?: boolean;
          referral_confidence?: string | null;
          referral_points?: number | null;
          referral_source_url?: string | null;
          referral_verified_on?: string | null;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          starts_on?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Update: {
          confidence?: string;
          created_at?: string;
          credit_card_id?: number;
          ends_on?: string | null;
          first_year_earn_percent?: number | null;
          first_year_fee_waived?: boolean | null;
          free_night_points_limit?: number | null;
          free_nights?: number | null;
          id?: number;
          is_as_high_as?: boolean;
          is_current?: boolean;
          referral_confidence?: string | null;
          referral_points?: number | null;
          referral_source_url?: string | null;
          referral_verified_on?: string | null;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          starts_on?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'signup_bonuses_credit_card_id_fkey';
            columns: ['credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
        ];
      };
      spending_caps: {
        Row: {
          amount_cents: number;
          amount_points: number | null;
          confidence: string;
          created_at: string;
          credit_card_id: number;
          fallback_rate: number;
          id: number;
          name: string;
          period: string;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          updated_at: string;
          verified_on: string | null;
        };
        Insert: {
          amount_cents: number;
          amount_points?: number | null;
          confidence?: string;
          created_at?: string;
          credit_card_id: number;
          fallback_rate?: number;
          id?: number;
          name: string;
          period: string;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Update: {
          amount_cents?: number;
          amount_points?: number | null;
          confidence?: string;
          created_at?: string;
          credit_card_id?: number;
          fallback_rate?: number;
          id?: number;
          name?: string;
          period?: string;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'spending_caps_credit_card_id_fkey';
            columns: ['credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
        ];
      };
      spending_category_custom_values: {
        Row: {
          catalog_card_id: number | null;
          category_id: number | null;
          created_at: string;
          credit_card_id: number;
          id: string;
          member_id: string;
          own_card_id: number | null;
          rate: number;
          revision: number;
          sub_category_id: number | null;
          updated_at: string;
          valid_during: string;
        };
        Insert: {
          catalog_card_id?: never;
          category_id?: number | null;
          created_at?: string;
          credit_card_id: number;
          id?: string;
          member_id?: string;
          own_card_id?: never;
          rate: number;
          revision?: number;
          sub_category_id?: number | null;
          updated_at?: string;
          valid_during?: string;
        };
        Update: {
          catalog_card_id?: never;
          category_id?: number | null;
          created_at?: string;
          credit_card_id?: number;
          id?: string;
          member_id?: string;
          own_card_id?: never;
          rate?: number;
          revision?: number;
          sub_category_id?: number | null;
          updated_at?: string;
          valid_during?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'spending_category_custom_values_category_id_fkey';
            columns: ['category_id'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'spending_category_custom_values_credit_card_id_fkey';
            columns: ['catalog_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'spending_category_custom_values_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'spending_category_custom_values_own_card_id_fkey';
            columns: ['member_id', 'own_card_id'];
            isOneToOne: false;
            referencedRelation: 'own_cards';
            referencedColumns: ['member_id', 'credit_card_id'];
          },
          {
            foreignKeyName: 'spending_category_custom_values_sub_category_id_fkey';
            columns: ['sub_category_id'];
            isOneToOne: false;
            referencedRelation: 'sub_categories';
            referencedColumns: ['id'];
          },
        ];
      };
      spending_costs: {
        Row: {
          category_id: number | null;
          confidence: string;
          created_at: string;
          credit_card_id: number | null;
          id: number;
          percent: number;
          revision: number;
          source: string | null;
          source_url: string | null;
          sub_category_id: number | null;
          updated_at: string;
          verified_on: string | null;
        };
        Insert: {
          category_id?: number | null;
          confidence?: string;
          created_at?: string;
          credit_card_id?: number | null;
          id?: number;
          percent: number;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          sub_category_id?: number | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Update: {
          category_id?: number | null;
          confidence?: string;
          created_at?: string;
          credit_card_id?: number | null;
          id?: number;
          percent?: number;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          sub_category_id?: number | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'spending_costs_category_id_fkey';
            columns: ['category_id'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'spending_costs_credit_card_id_fkey';
            columns: ['credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'spending_costs_sub_category_id_fkey';
            columns: ['sub_category_id'];
            isOneToOne: false;
            referencedRelation: 'sub_categories';
            referencedColumns: ['id'];
          },
        ];
      };
      spending_presets: {
        Row: {
          amounts: Json;
          confidence: string;
          created_at: string;
          id: number;
          name: string;
          position: number;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          updated_at: string;
          verified_on: string | null;
        };
        Insert: {
          amounts?: Json;
          confidence?: string;
          created_at?: string;
          id?: number;
          name: string;
          position?: number;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Update: {
          amounts?: Json;
          confidence?: string;
          created_at?: string;
          id?: number;
          name?: string;
          position?: number;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Relationships: [];
      };
      sub_categories: {
        Row: {
          category_id: number;
          confidence: string;
          created_at: string;
          icon: string;
          id: number;
          mcc_codes: string[];
          name: string;
          position: number;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          updated_at: string;
          verified_on: string | null;
        };
        Insert: {
          category_id: number;
          confidence?: string;
          created_at?: string;
          icon: string;
          id?: number;
          mcc_codes?: string[];
          name: string;
          position?: number;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Update: {
          category_id?: number;
          confidence?: string;
          created_at?: string;
          icon?: string;
          id?: number;
          mcc_codes?: string[];
          name?: string;
          position?: number;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'sub_categories_category_id_fkey';
            columns: ['category_id'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['id'];
          },
        ];
      };
      sub_category_parents: {
        Row: {
          confidence: string;
          created_at: string;
          id: number;
          parent_sub_category_id: number;
          revision: number;
          source: string | null;
          source_url: string | null;
          sub_category_id: number;
          updated_at: string;
          verified_on: string | null;
        };
        Insert: {
          confidence?: string;
          created_at?: string;
          id?: number;
          parent_sub_category_id: number;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          sub_category_id: number;
          updated_at?: string;
          verified_on?: string | null;
        };
        Update: {
          confidence?: string;
          created_at?: string;
          id?: number;
          parent_sub_category_id?: number;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          sub_category_id?: number;
          updated_at?: string;
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'sub_category_parents_parent_sub_category_id_fkey';
            columns: ['parent_sub_category_id'];
            isOneToOne: false;
            referencedRelation: 'sub_categories';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sub_category_parents_sub_category_id_fkey';
            columns: ['sub_category_id'];
            isOneToOne: false;
            referencedRelation: 'sub_categories';
            referencedColumns: ['id'];
          },
        ];
      };
      tips: {
        Row: {
          body: string;
          confidence: string;
          created_at: string;
          id: number;
          is_published: boolean;
          link_path: string | null;
          position: number;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          title: string;
          updated_at: string;
          verified_on: string | null;
        };
        Insert: {
          body: string;
          confidence?: string;
          created_at?: string;
          id?: number;
          is_published?: boolean;
          link_path?: string | null;
          position?: number;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          title: string;
          updated_at?: string;
          verified_on?: string | null;
        };
        Update: {
          body?: string;
          confidence?: string;
          created_at?: string;
          id?: number;
          is_published?: boolean;
          link_path?: string | null;
          position?: number;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          title?: string;
          updated_at?: string;
          verified_on?: string | null;
        };
        Relationships: [];
      };
      valuations: {
        Row: {
          confidence: string;
          created_at: string;
          id: number;
          point_system_id: number;
          published_on: string;
          publisher: string;
          revision: number;
          source: string | null;
          source_url: string | null;
          updated_at: string;
          value: number;
          verified_on: string | null;
        };
        Insert: {
          confidence?: string;
          created_at?: string;
          id?: number;
          point_system_id: number;
          published_on: string;
          publisher: string;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          value: number;
          verified_on?: string | null;
        };
        Update: {
          confidence?: string;
          created_at?: string;
          id?: number;
          point_system_id?: number;
          published_on?: string;
          publisher?: string;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          value?: number;
          verified_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'valuations_point_system_id_fkey';
            columns: ['point_system_id'];
            isOneToOne: false;
            referencedRelation: 'point_systems';
            referencedColumns: ['id'];
          },
        ];
      };
      videos: {
        Row: {
          confidence: string;
          created_at: string;
          description: string;
          duration_seconds: number | null;
          id: number;
          is_published: boolean;
          position: number;
          provider: string;
          provider_video_id: string;
          published_on: string | null;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          title: string;
          transcript: string;
          updated_at: string;
          verified_on: string | null;
        };
        Insert: {
          confidence?: string;
          created_at?: string;
          description?: string;
          duration_seconds?: number | null;
          id?: number;
          is_published?: boolean;
          position?: number;
          provider: string;
          provider_video_id: string;
          published_on?: string | null;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          title: string;
          transcript?: string;
          updated_at?: string;
          verified_on?: string | null;
        };
        Update: {
          confidence?: string;
          created_at?: string;
          description?: string;
          duration_seconds?: number | null;
          id?: number;
          is_published?: boolean;
          position?: number;
          provider?: string;
          provider_video_id?: string;
          published_on?: string | null;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          title?: string;
          transcript?: string;
          updated_at?: string;
          verified_on?: string | null;
        };
        Relationships: [];
      };
      wallet_cards: {
        Row: {
          catalog_card_id: number | null;
          created_at: string;
          credit_card_id: number;
          id: string;
          member_card_id: string | null;
          member_id: string;
          own_card_id: number | null;
          position: number;
          revision: number;
          updated_at: string;
          wallet_id: string;
        };
        Insert: {
          catalog_card_id?: never;
          created_at?: string;
          credit_card_id: number;
          id?: string;
          member_card_id?: string | null;
          member_id?: string;
          own_card_id?: never;
          position?: number;
          revision?: number;
          updated_at?: string;
          wallet_id: string;
        };
        Update: {
          catalog_card_id?: never;
          created_at?: string;
          credit_card_id?: number;
          id?: string;
          member_card_id?: string | null;
          member_id?: string;
          own_card_id?: never;
          position?: number;
          revision?: number;
          updated_at?: string;
          wallet_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'wallet_cards_credit_card_id_fkey';
            columns: ['catalog_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'wallet_cards_member_card_id_fkey';
            columns: ['member_card_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'member_cards';
            referencedColumns: ['id', 'member_id'];
          },
          {
            foreignKeyName: 'wallet_cards_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'wallet_cards_own_card_id_fkey';
            columns: ['member_id', 'own_card_id'];
            isOneToOne: false;
            referencedRelation: 'own_cards';
            referencedColumns: ['member_id', 'credit_card_id'];
          },
          {
            foreignKeyName: 'wallet_cards_wallet_id_fkey';
            columns: ['wallet_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'wallets';
            referencedColumns: ['id', 'member_id'];
          },
        ];
      };
      wallet_setup_cards: {
        Row: {
          confidence: string;
          created_at: string;
          credit_card_id: number;
          id: number;
          position: number;
          revision: number;
          source: string | null;
          source_url: string | null;
          updated_at: string;
          verified_on: string | null;
          wallet_setup_id: number;
        };
        Insert: {
          confidence?: string;
          created_at?: string;
          credit_card_id: number;
          id?: number;
          position?: number;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
          wallet_setup_id: number;
        };
        Update: {
          confidence?: string;
          created_at?: string;
          credit_card_id?: number;
          id?: number;
          position?: number;
          revision?: number;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
          wallet_setup_id?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'wallet_setup_cards_credit_card_id_fkey';
            columns: ['credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'wallet_setup_cards_wallet_setup_id_fkey';
            columns: ['wallet_setup_id'];
            isOneToOne: false;
            referencedRelation: 'wallet_setups';
            referencedColumns: ['id'];
          },
        ];
      };
      wallet_setups: {
        Row: {
          confidence: string;
          created_at: string;
          id: number;
          idea: string;
          name: string;
          revision: number;
          slug: string;
          source: string | null;
          source_url: string | null;
          updated_at: string;
          verified_on: string | null;
        };
        Insert: {
          confidence?: string;
          created_at?: string;
          id?: number;
          idea: string;
          name: string;
          revision?: number;
          slug: string;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Update: {
          confidence?: string;
          created_at?: string;
          id?: number;
          idea?: string;
          name?: string;
          revision?: number;
          slug?: string;
          source?: string | null;
          source_url?: string | null;
          updated_at?: string;
          verified_on?: string | null;
        };
        Relationships: [];
      };
      wallets: {
        Row: {
          created_at: string;
          id: string;
          member_id: string;
          name: string;
          notes: string | null;
          position: number;
          revision: number;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          member_id?: string;
          name: string;
          notes?: string | null;
          position?: number;
          revision?: number;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          member_id?: string;
          name?: string;
          notes?: string | null;
          position?: number;
          revision?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'wallets_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
      whiteboards: {
        Row: {
          created_at: string;
          document: Json;
          document_bytes: number;
          id: string;
          is_shared: boolean;
          member_id: string;
          name: string;
          revision: number;
          share_token: string | null;
          thumbnail: string | null;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          document?: Json;
          document_bytes?: never;
          id?: string;
          is_shared?: boolean;
          member_id?: string;
          name: string;
          revision?: number;
          share_token?: string | null;
          thumbnail?: string | null;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          document?: Json;
          document_bytes?: never;
          id?: string;
          is_shared?: boolean;
          member_id?: string;
          name?: string;
          revision?: number;
          share_token?: string | null;
          thumbnail?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'whiteboards_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      accept_household_invitation: {
        Args: {
          token: string;
          display_name: string;
        };
        Returns: boolean;
      };
      answer_once: {
        Args: {
          request_id: string;
          call: string;
          arguments: Json;
        };
        Returns: Json;
      };
      apply_reference_rows: {
        Args: {
          target: string;
          columns: string[];
          items: Json;
          is_rehearsal?: boolean;
        };
        Returns: Json;
      };
      arrange_wallet_cards: {
        Args: {
          wallet: string;
          seen: Json;
          wanted: Json;
        };
        Returns: Json;
      };
      arrange_wallets: {
        Args: {
          seen: Json;
          wanted: string[];
        };
        Returns: Json;
      };
      catalog_changes_since: {
        Args: {
          since_revision?: number;
          since_seconds?: number;
        };
        Returns: Json;
      };
      catch_up: {
        Args: {
          since_revision?: number;
          since_seconds?: number;
        };
        Returns: Json;
      };
      claim_operator_alerts: {
        Args: {
          sender_key: string;
        };
        Returns: Json;
      };
      claim_reminder_looks: {
        Args: {
          sender_key: string;
          most: number;
        };
        Returns: Json;
      };
      claim_reminders: {
        Args: {
          sender_key: string;
          most: number;
          channels?: string[];
        };
        Returns: Json;
      };
      claim_watched_page: {
        Args: {
          watch_key: string;
          hosts: string[];
        };
        Returns: Json;
      };
      compute_website_statistics: {
        Args: {
          days?: number;
        };
        Returns: Json;
      };
      count_attention: {
        Args: never;
        Returns: {
          kind: string;
          amount: number;
        }[];
      };
      count_member_mutation: {
        Args: {
          amount: number;
        };
        Returns: number;
      };
      count_references: {
        Args: {
          target: string;
          record: number;
        };
        Returns: {
          table_name: string;
          column_name: string;
          action: string;
          is_members: boolean;
          amount: number;
        }[];
      };
      delete_current_user: { Args: never; Returns: undefined };
      end_reminder_pass: {
        Args: {
          sender_key: string;
          untold?: string;
        };
        Returns: boolean;
      };
      end_session: {
        Args: {
          session: string;
        };
        Returns: boolean;
      };
      enqueue_reminders: {
        Args: {
          sender_key: string;
          look_claim: string;
          messages: string;
        };
        Returns: boolean;
      };
      find_reference_rows: {
        Args: {
          target: string;
          words?: string[];
          searched?: string[];
          filters?: Json;
          related?: Json;
          sort_by?: string;
          is_descending?: boolean;
          skipped?: number;
          most?: number;
          led_by?: Json;
        };
        Returns: Json;
      };
      get_calendar_feed: {
        Args: never;
        Returns: {
          made_at: string;
          read_at: string;
          time_zone: string;
        }[];
      };
      get_household: { Args: never; Returns: Json };
      import_member_data: {
        Args: {
          content: Json;
        };
        Returns: undefined;
      };
      invite_to_household: {
        Args: {
          display_name: string;
        };
        Returns: string;
      };
      keep_plan: {
        Args: {
          steps: Json;
          person?: string;
        };
        Returns: Database['public']['Tables']['planned_steps']['Row'][];
      };
      leave_household: { Args: never; Returns: boolean };
      list_attention: {
        Args: {
          wanted_kind: string;
          most?: number;
          skipped?: number;
        };
        Returns: {
          kind: string;
          table_name: string;
          record_id: number;
          credit_card_id: number;
          label: string;
          detail: string;
          due_on: string;
        }[];
      };
      list_browser_reports: {
        Args: {
          days: number;
        };
        Returns: Json;
      };
      list_card_changes: {
        Args: {
          card_id: number;
          most?: number;
        };
        Returns: Database['public']['Tables']['reference_changes']['Row'][];
      };
      list_cards_to_check: {
        Args: {
          most?: number;
        };
        Returns: {
          credit_card_id: number;
          slug: string;
          name: string;
          facts: number;
          due: number;
          oldest: string;
          holders: number;
          reports: number;
          cards: number;
          is_first: boolean;
          weight: number;
        }[];
      };
      list_editors: {
        Args: {
          ids: string[];
        };
        Returns: {
          id: string;
          name: string;
        }[];
      };
      list_household_rows: {
        Args: {
          rows_of: string;
        };
        Returns: Json;
      };
      list_member_files: {
        Args: {
          bucket: string;
        };
        Returns: string[];
      };
      list_member_revisions: { Args: never; Returns: Json };
      list_orphaned_files: {
        Args: never;
        Returns: {
          bucket: string;
          path: string;
        }[];
      };
      list_push_devices: {
        Args: never;
        Returns: {
          id: string;
          user_agent: string;
          made_at: string;
          sent_at: string;
          is_current: boolean;
        }[];
      };
      list_removed_credit_cards: { Args: never; Returns: number[] };
      list_sessions: {
        Args: never;
        Returns: {
          id: string;
          user_agent: string;
          created_at: string;
          refreshed_at: string;
          is_current: boolean;
        }[];
      };
      list_unused_whiteboard_images: { Args: never; Returns: string[] };
      look_at_household_invitation: {
        Args: {
          token: string;
        };
        Returns: {
          invited_by: string;
          expires_at: string;
        }[];
      };
      read_calendar_feed: {
        Args: {
          token: string;
        };
        Returns: Json;
      };
      read_health: { Args: never; Returns: Json };
      read_household_invitation: {
        Args: {
          token: string;
        };
        Returns: {
          invited_by: string;
          expires_at: string;
        }[];
      };
      read_reminder_look: {
        Args: {
          sender_key: string;
          look_claim: string;
        };
        Returns: Json;
      };
      read_shared_page: {
        Args: {
          token: string;
        };
        Returns: string[];
      };
      read_shared_whiteboard: {
        Args: {
          token: string;
        };
        Returns: string[];
      };
      read_whiteboard: {
        Args: {
          board: string;
        };
        Returns: string[];
      };
      register_push_device: {
        Args: {
          endpoint: string;
          p256dh: string;
          auth: string;
          zone?: string;
        };
        Returns: Json;
      };
      remove_from_household: {
        Args: {
          member: string;
        };
        Returns: boolean;
      };
      remove_member_card: {
        Args: {
          card: string;
          card_revision: number;
        };
        Returns: Json;
      };
      remove_wallet: {
        Args: {
          wallet: string;
          wallet_revision: number;
          seen: Json;
        };
        Returns: Json;
      };
      rename_in_household: {
        Args: {
          display_name: string;
        };
        Returns: boolean;
      };
      renew_calendar_feed: {
        Args: {
          zone: string;
        };
        Returns: string;
      };
      report_differences: {
        Args: {
          file_name: string;
          differences: Json;
        };
        Returns: number;
      };
      report_fact: {
        Args: {
          id: string;
          table_name: string;
          record_id: number;
          subject: string;
          problem: string;
          page_path?: string;
          suggested_value?: string;
          source_url?: string;
          reply_to?: string;
        };
        Returns: undefined;
      };
      report_from_browser: {
        Args: {
          release: string;
          errors: Json;
          vitals: Json;
        };
        Returns: boolean;
      };
      report_function_error: {
        Args: {
          procedure_name: string;
          error_code: string;
        };
        Returns: undefined;
      };
      restore_member_card: {
        Args: {
          removed: Json;
        };
        Returns: Json;
      };
      restore_reference_change: {
        Args: {
          change_id: number;
          wanted_state?: string;
          expected_revision?: number;
        };
        Returns: Json;
      };
      restore_removed_rows: {
        Args: {
          target: string;
          ids: number[];
        };
        Returns: Json;
      };
      save_benefit_custom_values: {
        Args: {
          custom_values: Json;
          expected_revision?: number;
        };
        Returns: number;
      };
      save_credit_card: {
        Args: {
          card: Json;
        };
        Returns: Json;
      };
      save_point_system_custom_values: {
        Args: {
          custom_values: Json;
          expected_revision?: number;
        };
        Returns: number;
      };
      send_test_reminder: {
        Args: {
          by_channel: string;
        };
        Returns: number;
      };
      set_household_share: {
        Args: {
          kind: string;
          is_shared: boolean;
        };
        Returns: boolean;
      };
      settle_reminders: {
        Args: {
          sender_key: string;
          outcomes: string;
        };
        Returns: number;
      };
      settle_watched_page: {
        Args: {
          watch_key: string;
          page_claim: string;
          outcome: string;
          seen?: string;
        };
        Returns: boolean;
      };
      unsubscribe_from_mail: {
        Args: {
          token: string;
        };
        Returns: boolean;
      };
      use_catalog_card: {
        Args: {
          own: string;
          own_revision: number;
          card: number;
        };
        Returns: Json;
      };
      withdraw_calendar_feed: { Args: never; Returns: boolean };
      withdraw_household_invitation: {
        Args: {
          invitation: string;
        };
        Returns: boolean;
      };
      withdraw_push_device: {
        Args: {
          device: string;
        };
        Returns: boolean;
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};

export type Tables<Name extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Name]['Row'];
export type TablesInsert<Name extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Name]['Insert'];
export type TablesUpdate<Name extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Name]['Update'];
