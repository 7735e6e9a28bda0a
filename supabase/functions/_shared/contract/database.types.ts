export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      alliances: {
        Row: {
          id: number;
          slug: string;
          name: string;
          website_url: string | null;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          slug: string;
          name: string;
          website_url?: string | null;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          slug?: string;
          name?: string;
          website_url?: string | null;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
        ];
      };
      annual_spending_profiles: {
        Row: {
          id: string;
          member_id: string;
          name: string;
          amounts: Json;
          position: number;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: string;
          member_id?: string;
          name: string;
          amounts?: Json;
          position?: number;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: string;
          member_id?: string;
          name?: string;
          amounts?: Json;
          position?: number;
          created_at?: string;
          updated_at?: string;
          revision?: number;
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
          id: string;
          member_id: string;
          credit_card_benefit_id: number;
          value: number | null;
          is_high_value: boolean | null;
          is_points_value: boolean | null;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: string;
          member_id?: string;
          credit_card_benefit_id: number;
          value?: number | null;
          is_high_value?: boolean | null;
          is_points_value?: boolean | null;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: string;
          member_id?: string;
          credit_card_benefit_id?: number;
          value?: number | null;
          is_high_value?: boolean | null;
          is_points_value?: boolean | null;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'benefit_custom_values_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'benefit_custom_values_credit_card_benefit_id_fkey';
            columns: ['credit_card_benefit_id'];
            isOneToOne: false;
            referencedRelation: 'credit_card_benefits';
            referencedColumns: ['id'];
          },
        ];
      };
      benefit_uses: {
        Row: {
          id: string;
          member_id: string;
          member_card_id: string;
          credit_card_benefit_id: number;
          period_starts_on: string;
          used_cents: number;
          used_count: number;
          notes: string | null;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: string;
          member_id?: string;
          member_card_id: string;
          credit_card_benefit_id: number;
          period_starts_on: string;
          used_cents?: number;
          used_count?: number;
          notes?: string | null;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: string;
          member_id?: string;
          member_card_id?: string;
          credit_card_benefit_id?: number;
          period_starts_on?: string;
          used_cents?: number;
          used_count?: number;
          notes?: string | null;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'benefit_uses_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'benefit_uses_credit_card_benefit_id_fkey';
            columns: ['credit_card_benefit_id'];
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
        ];
      };
      benefits: {
        Row: {
          id: number;
          slug: string;
          name: string;
          kind: string;
          description: string;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          slug: string;
          name: string;
          kind: string;
          description: string;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          slug?: string;
          name?: string;
          kind?: string;
          description?: string;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
        ];
      };
      bonus_trackers: {
        Row: {
          id: string;
          member_id: string;
          member_card_id: string;
          signup_bonus_id: number | null;
          required_spend_cents: number;
          spent_cents: number;
          starts_on: string | null;
          deadline_on: string | null;
          points: number | null;
          cash_cents: number | null;
          posted_on: string | null;
          notes: string | null;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: string;
          member_id?: string;
          member_card_id: string;
          signup_bonus_id?: number | null;
          required_spend_cents: number;
          spent_cents?: number;
          starts_on?: string | null;
          deadline_on?: string | null;
          points?: number | null;
          cash_cents?: number | null;
          posted_on?: string | null;
          notes?: string | null;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: string;
          member_id?: string;
          member_card_id?: string;
          signup_bonus_id?: number | null;
          required_spend_cents?: number;
          spent_cents?: number;
          starts_on?: string | null;
          deadline_on?: string | null;
          points?: number | null;
          cash_cents?: number | null;
          posted_on?: string | null;
          notes?: string | null;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
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
          {
            foreignKeyName: 'bonus_trackers_member_card_id_fkey';
            columns: ['member_card_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'member_cards';
            referencedColumns: ['id', 'member_id'];
          },
        ];
      };
      card_choice_options: {
        Row: {
          id: number;
          card_choice_id: number;
          slug: string;
          name: string;
          category_id: number | null;
          sub_category_id: number | null;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          card_choice_id: number;
          slug: string;
          name: string;
          category_id?: number | null;
          sub_category_id?: number | null;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          card_choice_id?: number;
          slug?: string;
          name?: string;
          category_id?: number | null;
          sub_category_id?: number | null;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
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
          id: number;
          slug: string;
          credit_card_id: number;
          name: string;
          mode: string;
          choose_count: number | null;
          rate: number;
          spending_cap_id: number | null;
          change_period: string | null;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          slug: string;
          credit_card_id: number;
          name: string;
          mode: string;
          choose_count?: number | null;
          rate: number;
          spending_cap_id?: number | null;
          change_period?: string | null;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          slug?: string;
          credit_card_id?: number;
          name?: string;
          mode?: string;
          choose_count?: number | null;
          rate?: number;
          spending_cap_id?: number | null;
          change_period?: string | null;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
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
      catalogue_state: {
        Row: {
          id: boolean;
          revision: number;
          changed_at: string;
        };
        Insert: {
          id?: boolean;
          revision?: number;
          changed_at?: string;
        };
        Update: {
          id?: boolean;
          revision?: number;
          changed_at?: string;
        };
        Relationships: [
        ];
      };
      categories: {
        Row: {
          id: number;
          slug: string;
          name: string;
          icon: string;
          position: number;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          slug: string;
          name: string;
          icon: string;
          position?: number;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          slug?: string;
          name?: string;
          icon?: string;
          position?: number;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
        ];
      };
      category_points: {
        Row: {
          id: number;
          credit_card_id: number;
          category_id: number | null;
          sub_category_id: number | null;
          rate: number;
          is_additive: boolean;
          spending_cap_id: number | null;
          card_choice_id: number | null;
          channel: string;
          requires_activation: boolean;
          valid_during: unknown;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          credit_card_id: number;
          category_id?: number | null;
          sub_category_id?: number | null;
          rate: number;
          is_additive?: boolean;
          spending_cap_id?: number | null;
          card_choice_id?: number | null;
          channel?: string;
          requires_activation?: boolean;
          valid_during?: unknown;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          credit_card_id?: number;
          category_id?: number | null;
          sub_category_id?: number | null;
          rate?: number;
          is_additive?: boolean;
          spending_cap_id?: number | null;
          card_choice_id?: number | null;
          channel?: string;
          requires_activation?: boolean;
          valid_during?: unknown;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'category_points_credit_card_id_fkey';
            columns: ['credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'category_points_category_id_fkey';
            columns: ['category_id'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'category_points_sub_category_id_fkey';
            columns: ['sub_category_id'];
            isOneToOne: false;
            referencedRelation: 'sub_categories';
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
            foreignKeyName: 'category_points_card_choice_id_fkey';
            columns: ['card_choice_id', 'credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'card_choices';
            referencedColumns: ['id', 'credit_card_id'];
          },
        ];
      };
      companies: {
        Row: {
          id: number;
          slug: string;
          name: string;
          kind: string;
          alliance_id: number | null;
          country: string | null;
          state: string | null;
          city: string | null;
          website_url: string | null;
          charter_number: number | null;
          members_count: number | null;
          assets_cents: number | null;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          slug: string;
          name: string;
          kind: string;
          alliance_id?: number | null;
          country?: string | null;
          state?: string | null;
          city?: string | null;
          website_url?: string | null;
          charter_number?: number | null;
          members_count?: number | null;
          assets_cents?: number | null;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          slug?: string;
          name?: string;
          kind?: string;
          alliance_id?: number | null;
          country?: string | null;
          state?: string | null;
          city?: string | null;
          website_url?: string | null;
          charter_number?: number | null;
          members_count?: number | null;
          assets_cents?: number | null;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
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
          id: number;
          credit_card_id: number;
          benefit_id: number;
          name: string;
          value_cents: number | null;
          points_value: number | null;
          period: string;
          alignment: string;
          occurrences_per_period: number;
          start_month: number | null;
          default_usage_percent: number | null;
          excludes_first_year: boolean;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          credit_card_id: number;
          benefit_id: number;
          name: string;
          value_cents?: number | null;
          points_value?: number | null;
          period: string;
          alignment?: string;
          occurrences_per_period?: number;
          start_month?: number | null;
          default_usage_percent?: number | null;
          excludes_first_year?: boolean;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          credit_card_id?: number;
          benefit_id?: number;
          name?: string;
          value_cents?: number | null;
          points_value?: number | null;
          period?: string;
          alignment?: string;
          occurrences_per_period?: number;
          start_month?: number | null;
          default_usage_percent?: number | null;
          excludes_first_year?: boolean;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'credit_card_benefits_credit_card_id_fkey';
            columns: ['credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'credit_card_benefits_benefit_id_fkey';
            columns: ['benefit_id'];
            isOneToOne: false;
            referencedRelation: 'benefits';
            referencedColumns: ['id'];
          },
        ];
      };
      credit_card_rules: {
        Row: {
          id: number;
          credit_card_id: number;
          rule_id: number;
          blocking_credit_card_id: number | null;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          credit_card_id: number;
          rule_id: number;
          blocking_credit_card_id?: number | null;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          credit_card_id?: number;
          rule_id?: number;
          blocking_credit_card_id?: number | null;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
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
          {
            foreignKeyName: 'credit_card_rules_blocking_credit_card_id_fkey';
            columns: ['blocking_credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
        ];
      };
      credit_cards: {
        Row: {
          id: number;
          slug: string;
          name: string;
          company_id: number;
          network: string;
          point_system_id: number;
          is_business: boolean;
          is_charge_card: boolean;
          annual_fee_cents: number;
          first_year_fee_cents: number;
          foreign_transaction_fee_percent: number | null;
          base_rate: number;
          unlocks_transfers: boolean;
          needs_unlock: boolean;
          counts_toward_5_24: boolean;
          product_family: string | null;
          opened_to_new: boolean;
          discontinued_on: string | null;
          art_primary_hex: string;
          art_secondary_hex: string;
          website_url: string | null;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          slug: string;
          name: string;
          company_id: number;
          network: string;
          point_system_id: number;
          is_business?: boolean;
          is_charge_card?: boolean;
          annual_fee_cents?: number;
          first_year_fee_cents?: number;
          foreign_transaction_fee_percent?: number | null;
          base_rate: number;
          unlocks_transfers?: boolean;
          needs_unlock?: boolean;
          counts_toward_5_24?: boolean;
          product_family?: string | null;
          opened_to_new?: boolean;
          discontinued_on?: string | null;
          art_primary_hex?: string;
          art_secondary_hex?: string;
          website_url?: string | null;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          slug?: string;
          name?: string;
          company_id?: number;
          network?: string;
          point_system_id?: number;
          is_business?: boolean;
          is_charge_card?: boolean;
          annual_fee_cents?: number;
          first_year_fee_cents?: number;
          foreign_transaction_fee_percent?: number | null;
          base_rate?: number;
          unlocks_transfers?: boolean;
          needs_unlock?: boolean;
          counts_toward_5_24?: boolean;
          product_family?: string | null;
          opened_to_new?: boolean;
          discontinued_on?: string | null;
          art_primary_hex?: string;
          art_secondary_hex?: string;
          website_url?: string | null;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
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
      member_cards: {
        Row: {
          id: string;
          member_id: string;
          credit_card_id: number;
          nickname: string | null;
          status: string;
          applied_on: string | null;
          approved_on: string | null;
          opened_on: string | null;
          closed_on: string | null;
          fee_month: number | null;
          fee_day: number | null;
          annual_fee_cents: number | null;
          bonus_posted_on: string | null;
          choices: Json;
          notes: string | null;
          position: number;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: string;
          member_id?: string;
          credit_card_id: number;
          nickname?: string | null;
          status?: string;
          applied_on?: string | null;
          approved_on?: string | null;
          opened_on?: string | null;
          closed_on?: string | null;
          fee_month?: number | null;
          fee_day?: number | null;
          annual_fee_cents?: number | null;
          bonus_posted_on?: string | null;
          choices?: Json;
          notes?: string | null;
          position?: number;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: string;
          member_id?: string;
          credit_card_id?: number;
          nickname?: string | null;
          status?: string;
          applied_on?: string | null;
          approved_on?: string | null;
          opened_on?: string | null;
          closed_on?: string | null;
          fee_month?: number | null;
          fee_day?: number | null;
          annual_fee_cents?: number | null;
          bonus_posted_on?: string | null;
          choices?: Json;
          notes?: string | null;
          position?: number;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'member_cards_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'member_cards_credit_card_id_fkey';
            columns: ['credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
        ];
      };
      members: {
        Row: {
          id: string;
          name: string | null;
          user_name: string | null;
          email_address: string | null;
          image_url: string | null;
          category_priority: Json;
          bonus_filters: Json;
          best_card_filters: Json;
          selected_annual_spending_profile_id: string | null;
          selectable_categories: Json;
          redemption_preference: string | null;
          point_system_tiers: Json;
          new_user_wizard: Json;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id: string;
          name?: string | null;
          user_name?: string | null;
          email_address?: string | null;
          image_url?: string | null;
          category_priority?: Json;
          bonus_filters?: Json;
          best_card_filters?: Json;
          selected_annual_spending_profile_id?: string | null;
          selectable_categories?: Json;
          redemption_preference?: string | null;
          point_system_tiers?: Json;
          new_user_wizard?: Json;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: string;
          name?: string | null;
          user_name?: string | null;
          email_address?: string | null;
          image_url?: string | null;
          category_priority?: Json;
          bonus_filters?: Json;
          best_card_filters?: Json;
          selected_annual_spending_profile_id?: string | null;
          selectable_categories?: Json;
          redemption_preference?: string | null;
          point_system_tiers?: Json;
          new_user_wizard?: Json;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'members_selected_annual_spending_profile_id_fkey';
            columns: ['selected_annual_spending_profile_id', 'id'];
            isOneToOne: true;
            referencedRelation: 'annual_spending_profiles';
            referencedColumns: ['id', 'member_id'];
          },
        ];
      };
      point_balances: {
        Row: {
          id: string;
          member_id: string;
          point_system_id: number;
          points: number;
          counted_on: string | null;
          expires_on: string | null;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: string;
          member_id?: string;
          point_system_id: number;
          points: number;
          counted_on?: string | null;
          expires_on?: string | null;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: string;
          member_id?: string;
          point_system_id?: number;
          points?: number;
          counted_on?: string | null;
          expires_on?: string | null;
          created_at?: string;
          updated_at?: string;
          revision?: number;
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
            foreignKeyName: 'point_balances_point_system_id_fkey';
            columns: ['point_system_id'];
            isOneToOne: false;
            referencedRelation: 'point_systems';
            referencedColumns: ['id'];
          },
        ];
      };
      point_system_custom_values: {
        Row: {
          id: string;
          member_id: string;
          point_system_id: number;
          travel_value: number | null;
          cash_value: number | null;
          gift_card_value: number | null;
          status_level_value: number | null;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: string;
          member_id?: string;
          point_system_id: number;
          travel_value?: number | null;
          cash_value?: number | null;
          gift_card_value?: number | null;
          status_level_value?: number | null;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: string;
          member_id?: string;
          point_system_id?: number;
          travel_value?: number | null;
          cash_value?: number | null;
          gift_card_value?: number | null;
          status_level_value?: number | null;
          created_at?: string;
          updated_at?: string;
          revision?: number;
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
          id: number;
          slug: string;
          point_system_id: number;
          company_id: number | null;
          name: string;
          earn_bonus_percent: number;
          min_balance_cents: number | null;
          valid_during: unknown;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          slug: string;
          point_system_id: number;
          company_id?: number | null;
          name: string;
          earn_bonus_percent: number;
          min_balance_cents?: number | null;
          valid_during?: unknown;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          slug?: string;
          point_system_id?: number;
          company_id?: number | null;
          name?: string;
          earn_bonus_percent?: number;
          min_balance_cents?: number | null;
          valid_during?: unknown;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'point_system_tiers_point_system_id_fkey';
            columns: ['point_system_id'];
            isOneToOne: false;
            referencedRelation: 'point_systems';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'point_system_tiers_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      point_systems: {
        Row: {
          id: number;
          slug: string;
          name: string;
          company_id: number | null;
          kind: string;
          unit: string;
          travel_value: number | null;
          cash_value: number | null;
          gift_card_value: number | null;
          status_level_value: number | null;
          untransferable_value: number | null;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          slug: string;
          name: string;
          company_id?: number | null;
          kind: string;
          unit: string;
          travel_value?: number | null;
          cash_value?: number | null;
          gift_card_value?: number | null;
          status_level_value?: number | null;
          untransferable_value?: number | null;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          slug?: string;
          name?: string;
          company_id?: number | null;
          kind?: string;
          unit?: string;
          travel_value?: number | null;
          cash_value?: number | null;
          gift_card_value?: number | null;
          status_level_value?: number | null;
          untransferable_value?: number | null;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
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
          id: number;
          from_point_system_id: number;
          to_point_system_id: number;
          points_out: number;
          points_in: number;
          min_increment: number;
          bonus_percent: number | null;
          bonus_during: unknown;
          valid_during: unknown;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          from_point_system_id: number;
          to_point_system_id: number;
          points_out: number;
          points_in: number;
          min_increment?: number;
          bonus_percent?: number | null;
          bonus_during?: unknown;
          valid_during?: unknown;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          from_point_system_id?: number;
          to_point_system_id?: number;
          points_out?: number;
          points_in?: number;
          min_increment?: number;
          bonus_percent?: number | null;
          bonus_during?: unknown;
          valid_during?: unknown;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
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
      reference_changes: {
        Row: {
          id: number;
          changed_at: string;
          changed_by: string | null;
          catalogue_revision: number;
          table_name: string;
          record_id: number;
          operation: string;
          before: Json | null;
          after: Json | null;
        };
        Insert: {
          id?: number;
          changed_at?: string;
          changed_by?: string | null;
          catalogue_revision: number;
          table_name: string;
          record_id: number;
          operation: string;
          before?: Json | null;
          after?: Json | null;
        };
        Update: {
          id?: number;
          changed_at?: string;
          changed_by?: string | null;
          catalogue_revision?: number;
          table_name?: string;
          record_id?: number;
          operation?: string;
          before?: Json | null;
          after?: Json | null;
        };
        Relationships: [
        ];
      };
      reviews: {
        Row: {
          id: number;
          slug: string;
          title: string;
          summary: string;
          body: string;
          author_name: string;
          credit_card_id: number | null;
          published_on: string | null;
          is_published: boolean;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          slug: string;
          title: string;
          summary?: string;
          body: string;
          author_name?: string;
          credit_card_id?: number | null;
          published_on?: string | null;
          is_published?: boolean;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          slug?: string;
          title?: string;
          summary?: string;
          body?: string;
          author_name?: string;
          credit_card_id?: number | null;
          published_on?: string | null;
          is_published?: boolean;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
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
          id: number;
          slug: string;
          company_id: number;
          title: string;
          kind: string;
          limit_count: number | null;
          window_value: number | null;
          window_unit: string | null;
          scope: string;
          counts: string;
          clock: string;
          strictness: string;
          explanation: string;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          slug: string;
          company_id: number;
          title: string;
          kind: string;
          limit_count?: number | null;
          window_value?: number | null;
          window_unit?: string | null;
          scope: string;
          counts?: string;
          clock: string;
          strictness: string;
          explanation: string;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          slug?: string;
          company_id?: number;
          title?: string;
          kind?: string;
          limit_count?: number | null;
          window_value?: number | null;
          window_unit?: string | null;
          scope?: string;
          counts?: string;
          clock?: string;
          strictness?: string;
          explanation?: string;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
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
      signup_bonus_tiers: {
        Row: {
          id: number;
          signup_bonus_id: number;
          tier: number;
          spend_cents: number;
          window_days: number;
          points: number | null;
          cash_cents: number | null;
          credits_cents: number | null;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          signup_bonus_id: number;
          tier: number;
          spend_cents: number;
          window_days: number;
          points?: number | null;
          cash_cents?: number | null;
          credits_cents?: number | null;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          signup_bonus_id?: number;
          tier?: number;
          spend_cents?: number;
          window_days?: number;
          points?: number | null;
          cash_cents?: number | null;
          credits_cents?: number | null;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
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
          id: number;
          slug: string;
          credit_card_id: number;
          starts_on: string | null;
          ends_on: string | null;
          is_current: boolean;
          first_year_fee_waived: boolean | null;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          slug: string;
          credit_card_id: number;
          starts_on?: string | null;
          ends_on?: string | null;
          is_current?: boolean;
          first_year_fee_waived?: boolean | null;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          slug?: string;
          credit_card_id?: number;
          starts_on?: string | null;
          ends_on?: string | null;
          is_current?: boolean;
          first_year_fee_waived?: boolean | null;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
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
          id: number;
          slug: string;
          credit_card_id: number;
          name: string;
          amount_cents: number;
          period: string;
          fallback_rate: number;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          slug: string;
          credit_card_id: number;
          name: string;
          amount_cents: number;
          period: string;
          fallback_rate?: number;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          slug?: string;
          credit_card_id?: number;
          name?: string;
          amount_cents?: number;
          period?: string;
          fallback_rate?: number;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
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
          id: string;
          member_id: string;
          credit_card_id: number;
          category_id: number | null;
          sub_category_id: number | null;
          rate: number;
          valid_during: unknown;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: string;
          member_id?: string;
          credit_card_id: number;
          category_id?: number | null;
          sub_category_id?: number | null;
          rate: number;
          valid_during?: unknown;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: string;
          member_id?: string;
          credit_card_id?: number;
          category_id?: number | null;
          sub_category_id?: number | null;
          rate?: number;
          valid_during?: unknown;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'spending_category_custom_values_credit_card_id_fkey';
            columns: ['credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'spending_category_custom_values_category_id_fkey';
            columns: ['category_id'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'spending_category_custom_values_sub_category_id_fkey';
            columns: ['sub_category_id'];
            isOneToOne: false;
            referencedRelation: 'sub_categories';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'spending_category_custom_values_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
      spending_presets: {
        Row: {
          id: number;
          slug: string;
          name: string;
          amounts: Json;
          position: number;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          slug: string;
          name: string;
          amounts?: Json;
          position?: number;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          slug?: string;
          name?: string;
          amounts?: Json;
          position?: number;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
        ];
      };
      sub_categories: {
        Row: {
          id: number;
          slug: string;
          category_id: number;
          name: string;
          icon: string;
          mcc_codes: string[];
          position: number;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          slug: string;
          category_id: number;
          name: string;
          icon: string;
          mcc_codes?: string[];
          position?: number;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          slug?: string;
          category_id?: number;
          name?: string;
          icon?: string;
          mcc_codes?: string[];
          position?: number;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
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
          id: number;
          sub_category_id: number;
          parent_sub_category_id: number;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          sub_category_id: number;
          parent_sub_category_id: number;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          sub_category_id?: number;
          parent_sub_category_id?: number;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'sub_category_parents_sub_category_id_fkey';
            columns: ['sub_category_id'];
            isOneToOne: false;
            referencedRelation: 'sub_categories';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sub_category_parents_parent_sub_category_id_fkey';
            columns: ['parent_sub_category_id'];
            isOneToOne: false;
            referencedRelation: 'sub_categories';
            referencedColumns: ['id'];
          },
        ];
      };
      tips: {
        Row: {
          id: number;
          slug: string;
          title: string;
          body: string;
          link_path: string | null;
          position: number;
          is_published: boolean;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          slug: string;
          title: string;
          body: string;
          link_path?: string | null;
          position?: number;
          is_published?: boolean;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          slug?: string;
          title?: string;
          body?: string;
          link_path?: string | null;
          position?: number;
          is_published?: boolean;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
        ];
      };
      valuations: {
        Row: {
          id: number;
          point_system_id: number;
          publisher: string;
          value: number;
          published_on: string;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          point_system_id: number;
          publisher: string;
          value: number;
          published_on: string;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          point_system_id?: number;
          publisher?: string;
          value?: number;
          published_on?: string;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
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
          id: number;
          slug: string;
          title: string;
          description: string;
          provider: string;
          provider_video_id: string;
          duration_seconds: number | null;
          published_on: string | null;
          position: number;
          is_published: boolean;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          slug: string;
          title: string;
          description?: string;
          provider: string;
          provider_video_id: string;
          duration_seconds?: number | null;
          published_on?: string | null;
          position?: number;
          is_published?: boolean;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          slug?: string;
          title?: string;
          description?: string;
          provider?: string;
          provider_video_id?: string;
          duration_seconds?: number | null;
          published_on?: string | null;
          position?: number;
          is_published?: boolean;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
        ];
      };
      wallet_cards: {
        Row: {
          id: string;
          member_id: string;
          wallet_id: string;
          credit_card_id: number;
          member_card_id: string | null;
          position: number;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: string;
          member_id?: string;
          wallet_id: string;
          credit_card_id: number;
          member_card_id?: string | null;
          position?: number;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: string;
          member_id?: string;
          wallet_id?: string;
          credit_card_id?: number;
          member_card_id?: string | null;
          position?: number;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'wallet_cards_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'wallet_cards_credit_card_id_fkey';
            columns: ['credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'wallet_cards_wallet_id_fkey';
            columns: ['wallet_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'wallets';
            referencedColumns: ['id', 'member_id'];
          },
          {
            foreignKeyName: 'wallet_cards_member_card_id_fkey';
            columns: ['member_card_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'member_cards';
            referencedColumns: ['id', 'member_id'];
          },
        ];
      };
      wallet_setup_cards: {
        Row: {
          id: number;
          wallet_setup_id: number;
          credit_card_id: number;
          position: number;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          wallet_setup_id: number;
          credit_card_id: number;
          position?: number;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          wallet_setup_id?: number;
          credit_card_id?: number;
          position?: number;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'wallet_setup_cards_wallet_setup_id_fkey';
            columns: ['wallet_setup_id'];
            isOneToOne: false;
            referencedRelation: 'wallet_setups';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'wallet_setup_cards_credit_card_id_fkey';
            columns: ['credit_card_id'];
            isOneToOne: false;
            referencedRelation: 'credit_cards';
            referencedColumns: ['id'];
          },
        ];
      };
      wallet_setups: {
        Row: {
          id: number;
          slug: string;
          name: string;
          idea: string;
          source: string | null;
          source_url: string | null;
          verified_on: string | null;
          confidence: string;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: number;
          slug: string;
          name: string;
          idea: string;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: number;
          slug?: string;
          name?: string;
          idea?: string;
          source?: string | null;
          source_url?: string | null;
          verified_on?: string | null;
          confidence?: string;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Relationships: [
        ];
      };
      wallets: {
        Row: {
          id: string;
          member_id: string;
          name: string;
          notes: string | null;
          position: number;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: string;
          member_id?: string;
          name: string;
          notes?: string | null;
          position?: number;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: string;
          member_id?: string;
          name?: string;
          notes?: string | null;
          position?: number;
          created_at?: string;
          updated_at?: string;
          revision?: number;
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
          id: string;
          member_id: string;
          name: string;
          document: Json;
          share_token: string | null;
          created_at: string;
          updated_at: string;
          revision: number;
        };
        Insert: {
          id?: string;
          member_id?: string;
          name: string;
          document?: Json;
          share_token?: string | null;
          created_at?: string;
          updated_at?: string;
          revision?: number;
        };
        Update: {
          id?: string;
          member_id?: string;
          name?: string;
          document?: Json;
          share_token?: string | null;
          created_at?: string;
          updated_at?: string;
          revision?: number;
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
    Functions: { count_member_mutation: { Args: { amount: number }; Returns: number } };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
