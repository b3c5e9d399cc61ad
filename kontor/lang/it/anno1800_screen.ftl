# Anno 1800: lo schermo nel terminale, gli elenchi brevi e ciò che manca.

# Titoli e nomi nell’elenco di ciò che si può fare.
anno1800-list-build = costruire
anno1800-list-play = giocare
anno1800-list-hire = assumere
anno1800-list-upgrade = promuovere
anno1800-list-use = usare
anno1800-list-recall = a casa
anno1800-list-other = inoltre
anno1800-list-swap = scambiare carte
anno1800-list-open = Vecchio Mondo
anno1800-list-explore = Nuovo Mondo
anno1800-list-expedition = spedizione
anno1800-list-festival = festa cittadina
anno1800-list-make = produrre in anticipo
anno1800-list-end = terminare il turno
anno1800-list-card = { $card }
anno1800-list-cube = { $cube }

# Dove va qualcosa.
anno1800-spot-place =
    { $place ->
        [home] nel suo quartiere
       *[exhausted] nell’area di scarto
    }
anno1800-spot-free =
    { $zone ->
        [land] terra libera
        [coast] costa libera
       *[sea] mare libero
    }
anno1800-spot-tile = ora: { $tile }
anno1800-spot-crew = ora: { $tile }; ci lavorano: { $cubes }

anno1800-spot-several = { $places }
anno1800-step-make = { $good } sulla casella { $cell }

# Perché no.
anno1800-why-lacks = Ora non si può pagare ({ $cost }): { $lacks }.

# Prima di cominciare.
anno1800-choose-objectives = Quali missioni?
anno1800-choose-edition = Secondo quale regolamento?
anno1800-choose-card_tokens = Quali gettoni commercio contano per Madame Kahina?
anno1800-card_tokens-apart = solo quelli delle navi
anno1800-card_tokens-counted = quelli delle navi e quelli sulle carte
anno1800-preset-random = cinque qualsiasi, estratte a sorte

# Lo schermo.
anno1800-screen-short-farmer = Co
anno1800-screen-short-worker = Op
anno1800-screen-short-artisan = Ar
anno1800-screen-short-engineer = In
anno1800-screen-short-investor = Iv
anno1800-screen-island = Isola
anno1800-screen-hand = Mano
anno1800-screen-board = Plancia comune
anno1800-screen-objectives = Missioni
anno1800-screen-opponents = Gli altri
anno1800-screen-land = terra
anno1800-screen-coast = costa
anno1800-screen-sea = mare
anno1800-screen-naval = marina
anno1800-screen-free = libere: { $cells }
anno1800-screen-gold = oro { $number }
anno1800-screen-trade = commercio
anno1800-screen-exploration = esplorazione
anno1800-screen-on-cards = +{ $number } su carte
anno1800-screen-exhausted = scartati
anno1800-screen-imports = importa
anno1800-screen-islands = isole: { $old } Vecchio Mondo, { $new } Nuovo Mondo
anno1800-screen-expeditions = carte spedizione
anno1800-screen-effects = da usare
anno1800-screen-at-hand = disponibili fino alla fine del turno
anno1800-screen-upgrades-left =
    { $number ->
        [one] ancora 1 promozione gratuita in questo turno: use { $card }
       *[other] ancora { $number } promozioni gratuite in questo turno: use { $card }
    }
anno1800-screen-spent = usate
anno1800-screen-supply = riserva
anno1800-screen-decks = mazzi
anno1800-screen-piles = isole { $old } Vecchio Mondo, { $new } Nuovo Mondo · carte spedizione { $expeditions }
anno1800-screen-hand-of = mano { $number } ({ $cards })
anno1800-screen-points =
    { $number ->
        [one] 1 punto giocato
       *[other] { $number } punti giocati
    }
anno1800-screen-turns-left =
    { $number ->
        [one] ancora 1 turno
       *[other] ancora { $number } turni
    }
anno1800-screen-sells = vende
anno1800-screen-some-cubes = [{ $cubes }]
anno1800-screen-some-trade = { $number } commercio
anno1800-screen-some-exploration = { $number } esplorazione
anno1800-screen-some-gold = { $number } oro
anno1800-screen-brings-cubes = +{ $cubes }
anno1800-screen-brings-upgrades =
    { $number ->
        [one] 1 { $cube } ↑
       *[other] fino a { $number } { $cube_many } ↑
    }
anno1800-screen-brings-trade = +{ $number } commercio
anno1800-screen-brings-exploration = +{ $number } esplorazione
anno1800-screen-brings-gold = +{ $number } oro
anno1800-screen-brings-expeditions = +{ $number } spedizione
anno1800-screen-brings-actions = +{ $number } azione
anno1800-screen-brings-returns =
    { $number ->
        [one] 1 carta sotto il mazzo
       *[other] fino a { $number } carte sotto i mazzi
    }
anno1800-screen-brings-free = gratis: { $goods }
anno1800-screen-legend =
    Sullo schermo: ✓ possibile ora, ✗ manca, = ce l’hai già; ○ posti di lavoro liberi e ● occupati; [artigiano] un cubo da scartare; ◀ è di turno, ✹ ha i fuochi d’artificio; 2/3 due pronti su tre.
    Le carte si chiamano come il loro mazzo: fw contadino/operaio, aei artigiano/ingegnere/investitore, nw Nuovo Mondo. Dopo una tessera c’è scritto quante ne restano.
